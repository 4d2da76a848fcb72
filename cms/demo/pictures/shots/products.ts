import * as THREE from 'three';
import { adp330, agc920, aht700 } from '../families/housed.ts';
import { acp40 } from '../families/handled.ts';
import { alh620 } from '../families/level-probe.ts';
import { atc150 } from '../families/thermocouple.ts';
import { afm500 } from '../families/flow.ts';
import { apt210 } from '../families/pressure.ts';
import { alr600, atr120, ava800 } from '../families/threaded.ts';
import { at, group } from '../parts/shapes.ts';
import type { Shot } from './shot.ts';

const size: [number, number] = [960, 960];

// Puts an object on the ground, whatever its turn.
export function settle(object: THREE.Object3D): THREE.Group {
  const whole = group(object);
  whole.updateMatrixWorld(true);
  object.position.y -= new THREE.Box3().setFromObject(whole, true).min.y;
  return whole;
}

export const products: Record<string, Shot> = {
  'apt-210': {
    scene: () => settle(apt210()),
    size,
    camera: { azimuth: -8, elevation: 13, lens: 85 },
    fill: 0.8,
  },
  'adp-330': {
    scene: () => settle(adp330()),
    size,
    camera: { azimuth: -24, elevation: 14, lens: 85 },
    fill: 0.76,
  },
  'atr-120': {
    scene: () => settle(at(atr120(), [0, 0, 0], [0, 0, 56])),
    size,
    camera: { azimuth: -6, elevation: 16, lens: 85 },
    fill: 0.84,
  },
  'atc-150': {
    scene: () => settle(atc150()),
    size,
    camera: { azimuth: 0, elevation: 48, lens: 85 },
    fill: 0.84,
  },
  'afm-500': {
    scene: () => settle(afm500()),
    size,
    camera: { azimuth: -30, elevation: 14, lens: 85 },
    fill: 0.8,
  },
  'alr-600': {
    scene: () => settle(alr600()),
    size,
    camera: { azimuth: -26, elevation: 10, lens: 85 },
    fill: 0.84,
  },
  'alh-620': {
    scene: () => settle(alh620()),
    size,
    camera: { azimuth: 8, elevation: 34, lens: 85 },
    fill: 0.84,
  },
  'aht-700': {
    scene: () => settle(aht700()),
    size,
    camera: { azimuth: -14, elevation: 18, lens: 85 },
    fill: 0.82,
  },
  'ava-800': {
    scene: () => settle(ava800()),
    size,
    camera: { azimuth: -6, elevation: 22, lens: 85 },
    fill: 0.7,
  },
  'agc-920': {
    scene: () => settle(agc920()),
    size,
    camera: { azimuth: -22, elevation: 13, lens: 85 },
    fill: 0.74,
  },
  'acp-40': {
    scene: () => settle(at(acp40(), [0, 0, 0], [-62, 0, 0])),
    size,
    camera: { azimuth: -14, elevation: 20, lens: 85 },
    fill: 0.82,
  },
};
