import { adw350, ald340 } from '../families/distance.ts';
import { afl420 } from '../families/force.ts';
import { atq430 } from '../families/torque.ts';
import { settle } from './products.ts';
import type { Shot } from './shot.ts';

const size: [number, number] = [960, 960];

const view = (azimuth: number, elevation: number) => ({ azimuth, elevation, lens: 85 });

// Force, torque and distance.
export const instruments: Record<string, Shot> = {
  'afl-420': { scene: () => settle(afl420()), size, camera: view(-14, 16), fill: 0.8 },
  'atq-430': { scene: () => settle(atq430()), size, camera: view(-24, 20), fill: 0.82 },
  'ald-340': { scene: () => settle(ald340()), size, camera: view(10, 17), fill: 0.8 },
  'adw-350': { scene: () => settle(adw350()), size, camera: view(-22, 16), fill: 0.84 },
};
