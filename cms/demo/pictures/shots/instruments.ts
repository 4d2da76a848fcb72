import { acm12, asi10, atw60 } from '../families/accessories.ts';
import { adw350, ald340 } from '../families/distance.ts';
import { aht700Duct } from '../families/duct.ts';
import { afl420, atq430 } from '../families/force.ts';
import { alg50With16 } from '../families/logger.ts';
import { amv20 } from '../families/manifold.ts';
import { aps24 } from '../families/rail.ts';
import { at, group } from '../parts/shapes.ts';
import { settle } from './products.ts';
import type { Shot } from './shot.ts';

const size: [number, number] = [960, 960];

const view = (azimuth: number, elevation: number) => ({ azimuth, elevation, lens: 85 });

// Force, torque, distance, mechanical accessories, and variants that look different from their family.
export const instruments: Record<string, Shot> = {
  'afl-420': { scene: () => settle(afl420()), size, camera: view(-14, 16), fill: 0.8 },
  'atq-430': { scene: () => settle(atq430()), size, camera: view(-24, 20), fill: 0.82 },
  'ald-340': { scene: () => settle(ald340()), size, camera: view(10, 17), fill: 0.8 },
  'adw-350': { scene: () => settle(adw350()), size, camera: view(-22, 16), fill: 0.84 },
  'acm-12': { scene: () => settle(acm12()), size, camera: view(6, 44), fill: 0.84 },
  'atw-60': {
    scene: () =>
      group(
        settle(at(atw60(160), [70, 0, 20], [0, 22, 88])),
        at(settle(at(atw60(100), [0, 0, 0], [0, 22, 86])), [30, 0, -62]),
      ),
    size,
    camera: view(8, 26),
    fill: 0.84,
  },
  'amv-20': { scene: () => settle(amv20()), size, camera: view(-24, 18), fill: 0.84 },
  'asi-10': { scene: () => settle(asi10()), size, camera: view(-24, 12), fill: 0.8 },
  'aps-24': { scene: () => settle(aps24()), size, camera: view(-44, 15), fill: 0.78 },
  'aht-700-duct': { scene: () => settle(aht700Duct()), size, camera: view(-14, 20), fill: 0.84 },
  'alg-50-16': { scene: () => settle(alg50With16()), size, camera: view(-24, 16), fill: 0.74 },
};
