import type * as THREE from 'three';
import { at, cylinder, group, lathe, ring, seal, slab } from '../parts/shapes.ts';

// What the housing of the pressure transmitter hides, in its place; see pressure.ts.
export function innerSeal(): THREE.Group {
  return group(at(seal(8.6, 1.8), [0, 25.3, 0]));
}

// Alumina disc Ø 20 with the bridge printed on its back.
export function ceramicCell(): THREE.Group {
  const pads = [45, 135, 225, 315].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return at(group(cylinder(1.1, 0.3, 'brass', 0)), [Math.sin(turn) * 5.6, 31.8, Math.cos(turn) * 5.6]);
  });
  return group(
    at(
      lathe(
        [
          [0, 0],
          [10, 0],
          [10, 6],
          [0, 6],
        ],
        'liner',
      ),
      [0, 25.8, 0],
    ),
    at(ring(2.6, 3.2, 0.2, 'coatDark', 0), [0, 31.8, 0]),
    ...pads,
  );
}

export function clampRing(): THREE.Group {
  const keys = [0, 180].map((angle) =>
    at(slab([3, 2, 3.2], 0.2, 'coatDark', 0), [0, 31.6, 0], [0, angle, 0]),
  );
  keys.forEach((key) => key.translateZ(7.6));
  return group(at(ring(7.4, 11.6, 3.2, 'brass'), [0, 30.2, 0]), ...keys);
}

// A board along the axis with its circuits on the side that faces +z.
export function electronics(): THREE.Group {
  const chips: [number, number, number, number][] = [
    [0, 48, 9, 9],
    [-4.5, 60, 6, 5],
    [4.8, 61, 5, 6],
    [0, 70, 8, 4],
  ];
  return group(
    at(slab([19, 40, 1.6], 0.8, 'green'), [0, 55.5, -0.8]),
    ...chips.map(([x, y, width, height]) => at(slab([width, height, 1.4], 0.2, 'black'), [x, y, 0.8])),
    ...[-7.5, 7.5].map((x) => at(group(cylinder(1, 3, 'brass', 0)), [x, 41, 0.8], [90, 0, 0])),
    ...[-6, -2, 2, 6].map((x) => at(group(cylinder(0.5, 5, 'brass', 0)), [x, 31.5, 0])),
  );
}
