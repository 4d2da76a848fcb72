import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { acm12, asi10, atw60 } from '../families/accessories.ts';
import { adw350, ald340 } from '../families/distance.ts';
import { aht700Duct } from '../families/duct.ts';
import { afm500 } from '../families/flow.ts';
import { afl420 } from '../families/force.ts';
import { acp40, adi30 } from '../families/handled.ts';
import { adp330, agc920, aht700 } from '../families/housed.ts';
import { alh620 } from '../families/level-probe.ts';
import { alg50, alg50With16 } from '../families/logger.ts';
import { amv20 } from '../families/manifold.ts';
import { apt210 } from '../families/pressure.ts';
import { aps24 } from '../families/rail.ts';
import { atc150 } from '../families/thermocouple.ts';
import { alr600, atr120, ava800 } from '../families/threaded.ts';
import { atq430 } from '../families/torque.ts';
import { at } from '../parts/shapes.ts';
import { settle } from './products.ts';
import type { Shot } from './shot.ts';

type Instrument = (label?: Label) => THREE.Object3D;

// Twice the width at which a product page shows them.
const size: [number, number] = [1200, 1200];

// Instruments cut out of their background, one shot for each shape; labels/families.ts says which products it shows.
export const variants: Record<string, Shot> = {
  'apt-210-g14': cutOut((label) => apt210(label), [-8, 13], 0.86),
  'apt-210-g12': cutOut((label) => apt210(label, 'G 1/2'), [-8, 13], 0.86),
  'apt-210-npt': cutOut((label) => apt210(label, '1/4 NPT'), [-8, 13], 0.86),
  'adp-330-pa': cutOut((label) => adp330(label), [-24, 14], 0.84),
  ...each([15, 25, 40, 50, 65, 80, 100], (diameter) => [
    `afm-500-dn${diameter}`,
    cutOut((label) => afm500(label, diameter), [-20, 14], 0.88),
  ]),
  ...each(['wide', 'narrow', 'npt'] as const, (horn) => [
    `alr-600-${horn}`,
    cutOut((label) => alr600({ label, horn }), [-20, 10], 0.92),
  ]),
  ...each([5, 10, 15, 25], (metres) => [
    `alh-620-${metres}m`,
    cutOut((label) => alh620(label, metres), [8, 34], 0.9),
  ]),
  ...each([50, 100, 160, 250, 400], (length) => [
    `atr-120-${length}mm`,
    // The thread, 14 mm long, belongs to the insertion length.
    cutOut((label) => at(atr120(length - 14, label), [0, 0, 0], [0, 0, 48]), [-6, 16], 0.9),
  ]),
  'atc-150-150-coil': thermocouple(1.5, 150),
  'atc-150-250-coil': thermocouple(3, 250),
  'atc-150-500-coil': thermocouple(3, 500),
  'atc-150-500-6-coil': thermocouple(6, 500),
  'atc-150-1000-coil': thermocouple(3, 1000),
  'ava-800-g': cutOut((label) => ava800(label), [-6, 22], 0.8),
  'afl-420-kn': cutOut((label) => afl420({ label }), [-14, 16], 0.88),
  'afl-420-m20': cutOut((label) => afl420({ label, stud: 'M20' }), [-14, 16], 0.88),
  ...each([9, 19, 38] as const, (shaft) => [
    `atq-430-d${shaft}`,
    cutOut((label) => atq430(label, shaft), [-24, 20], 0.9),
  ]),
  'adw-350-mm': cutOut((label) => adw350(label), [-22, 16], 0.9),
  'ald-340-led': cutOut((label) => ald340(label), [10, 17], 0.88),
  'agc-920-ppm': cutOut((label) => agc920(label), [-22, 13], 0.82),
  'aht-700-w': cutOut((label) => aht700(label), [-14, 18], 0.9),
  'aht-700-d': cutOut((label) => aht700Duct(label), [-14, 20], 0.9),
  'acp-40-lcd': cutOut((label) => at(acp40(label), [0, 0, 0], [-69, 0, 0]), [-14, 32], 0.88),
  'adi-30-led': cutOut((label) => adi30(label), [38, 16], 0.86),
  'alg-50-u8': cutOut((label) => alg50(label), [-24, 16], 0.84),
  'alg-50-lte-m': cutOut((label) => alg50(label, true), [-24, 16], 0.84),
  'alg-50-a16': cutOut((label) => alg50With16(label), [-24, 16], 0.84),
  'aps-24-rail': cutOut((label) => aps24(label), [-44, 15], 0.86),
  ...each([2, 5, 10], (metres) => [
    `acm-12-${metres}m`,
    cutOut((label) => acm12(label, metres), [6, 44], 0.88),
  ]),
  // The thread, 17 mm long with its collar, belongs to the insertion length.
  'atw-60-100-g34': thermowell(80 - 17),
  'atw-60-160-g34': thermowell(140 - 17),
  'atw-60-250-g34': thermowell(230 - 17),
  'amv-20-block': cutOut((label) => amv20(label), [-24, 18], 0.9),
  'asi-10-pigtail': cutOut((label) => asi10(label), [-24, 12], 0.86),
};

function thermocouple(diameter: number, length: number): Shot {
  return cutOut((label) => atc150(label, diameter, length), [0, 48], 0.88);
}

function thermowell(length: number): Shot {
  return cutOut((label) => at(atw60(length, label), [0, 0, 0], [0, 0, 48]), [-6, 18], 0.86);
}

function each<Key>(keys: readonly Key[], shot: (key: Key) => [string, Shot]): Record<string, Shot> {
  return Object.fromEntries(keys.map(shot));
}

function cutOut(instrument: Instrument, [azimuth, elevation]: [number, number], fill: number): Shot {
  const scene = (label?: Label) => settle(instrument(label));
  return { scene, size, camera: { azimuth, elevation, lens: 85 }, fill, cutOut: true };
}
