import type * as THREE from 'three';
import { gauge } from '../families/gauge.ts';
import { acp40 } from '../families/handled.ts';
import { cover, joint, manifold, pipe, tankTop } from '../families/plant.ts';
import { apt210 } from '../families/pressure.ts';
import { alr600 } from '../families/threaded.ts';
import { at, cylinder, group, tube, type Place } from '../parts/shapes.ts';
import { settle } from './products.ts';
import type { Shot } from './shot.ts';

const size: [number, number] = [1920, 1080];

export const slides: Record<string, Shot> = {
  'slide-pressure': {
    scene: pressureRow,
    size,
    camera: { azimuth: -18, elevation: 12, lens: 85 },
    fill: 1,
    centre: [0.62, 0.5],
    focus: { point: [66, 50, -14], width: 290, aperture: 16 },
  },
  'slide-level': {
    scene: tank,
    size,
    camera: { azimuth: -24, elevation: 14, lens: 70 },
    fill: 1,
    centre: [0.64, 0.46],
    focus: { point: [10, 110, 0], width: 860 },
  },
  'slide-laboratory': {
    scene: bench,
    size,
    camera: { azimuth: -10, elevation: 15, lens: 75 },
    fill: 0.63,
    centre: [0.655, 0.52],
  },
};

function pressureRow(): THREE.Group {
  const ranges = ['0 … 10 bar', '0 … 40 bar', '0 … 400 bar', '0 … 10 bar', '0 … 40 bar'];
  const turns = [4, -8, 12, -20, 2];
  const row = ranges.map((range, index) =>
    at(
      apt210({ range, serial: `26 110 0${42 + index * 7}` }),
      [index * 50, 0, -index * 34],
      [0, turns[index], 0],
    ),
  );
  const lying = settle(at(apt210({ serial: '26 110 091' }), [0, 0, 0], [0, 30, 90]));
  return group(group(...row), at(lying, [150, 0, 26], [0, 14, 0]));
}

function tank(): THREE.Group {
  const elbow: Place[] = [
    [330, -300, -60],
    [330, 60, -60],
    [330, 60, -700],
  ];
  return group(
    tankTop(560),
    cover([0, 0, 0]),
    at(alr600(), [0, -148, 0], [0, -14, 0]),
    pipe(elbow, 60, 90),
    at(joint(165, 60, 4), [330, -60, -60]),
    at(cylinder(36, 26, 'blasted'), [330, -190, -60]),
    at(apt210({ serial: '26 110 044' }), [-190, -108, 40], [0, -20, 0]),
    at(cylinder(16, 80, 'blasted'), [-190, -182, 40]),
    at(cylinder(22, 14, 'steel'), [-190, -112, 40]),
  );
}

function bench(): THREE.Group {
  const hose: Place[] = [
    [-118, 26, 0],
    [-150, 26, 0],
    [-176, 16, -30],
    [-160, 5, -90],
    [-80, 5, -130],
    [60, 5, -150],
    [150, 14, -160],
    [190, 90, -170],
    [200, 190, -130],
    [201, 238, -88],
    [198.5, 222, -62],
    [197.8, 206, -55],
  ];
  return group(
    settle(manifold()),
    at(gauge(), [-70, 62, 0]),
    at(apt210({ range: '0 … 40 bar' }), [70, 60, 0], [0, -4, 0]),
    at(settle(at(acp40(), [0, 0, 0], [-24, 0, 0])), [214, 0, -20], [0, -10, 0]),
    tube(hose, 4.5, 'cable'),
  );
}
