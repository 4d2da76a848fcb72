import type * as THREE from 'three';
import { distanceHead } from '../families/distance.ts';
import { coupling, slottedPlate } from '../families/machines.ts';
import { m12Plug } from '../parts/cables.ts';
import { spot } from '../parts/marks.ts';
import { places, points } from '../parts/paths.ts';
import { at, cylinder, dome, group, lathe, ring, slab, thread, tube, type Place } from '../parts/shapes.ts';

// Linear axis: the laser sensor on an angle looks along the rails at a plate on the carriage.
export function linearAxis(): THREE.Group {
  const sensor = -123;
  return group(
    at(slottedPlate(1300, 330), [120, 0, 0]),
    at(slab([560, 26, 190], 2, 'cast', 1.2), [162, 13, -95]),
    ...[-66, 66].map((z) => at(slab([544, 22, 22], 2, 'turned', 0.6), [162, 37, z - 11])),
    at(thread(16, 5, 500, 'steel'), [-80, 56, 0], [0, 0, -90]),
    ...[-94, 420].map((x) => at(slab([36, 62, 70], 2, 'cast', 1), [x, 57, -35])),
    at(coupling(17, 54), [458, 56, 0]),
    at(servo(), [500, 56, 0]),
    at(carriage(), [196, 48, 0]),
    ...chain(),
    at(slab([64, 6, 76], 1, 'blasted', 0.6), [196, 92, -154]),
    at(spot(12), [91.9, 130, 0], [0, -90, 0]),
    at(slab([92, 150, 8], 3, 'blasted', 0.8), [sensor, 75, -21.4]),
    at(slab([92, 9, 64], 2, 'blasted', 0.8), [sensor, 4.5, -76]),
    ...[-26, 26].map((x) => at(cylinder(5.4, 6, 'steel', 0.5), [sensor + x, 9, -48])),
    at(
      group(distanceHead(sensorLabel), at(m12Plug(), [0, 14, -31.8], [-90, 0, 0])),
      [sensor, 74, 0],
      [0, 90, 0],
    ),
    ...[7, 67].map((y) => at(cylinder(3.6, 3, 'steel', 0.4), [sensor - 21, 74 + y, 12.6], [90, 0, 0])),
    tube(
      places(
        '-198 88 0, -214 88 0, -250 84 -6, -282 62 -24, -300 28 -50, -312 6 -84, -330 3.4 -120, -350 3 -170, -356 3 -260',
      ),
      2.95,
      'cable',
      300,
    ),
  );
}

const sensorLabel = {
  range: '50 … 350 mm',
  lines: ['18 … 30 V DC  4 … 20 mA', 'ALD340-0350-M12'],
  reading: '187.4',
};

// Four runner blocks, a table, the target plate on its left edge and a clamped workpiece.
function carriage(): THREE.Group {
  const blocks = [-62, 62].flatMap((x) =>
    [-66, 66].map((z) => at(slab([64, 28, 48], 2, 'coatDark', 1), [x, 8, z - 24])),
  );
  return group(
    ...blocks,
    at(slab([200, 16, 200], 2, 'turned', 1), [0, 30, -100]),
    at(slab([120, 112, 8], 2, 'coat', 0.8), [-96, 94, 0], [0, -90, 0]),
    at(slab([20, 40, 60], 2, 'blasted', 0.8), [-86, 58, -30]),
    ...[-46, 46].map((x) => at(slab([34, 46, 110], 2, 'coatDark', 1.2), [x + 20, 61, -55])),
    at(lathe(points('0 0, 29 0, 29 40, 42 40, 42 62, 20 62, 20 84, 0 84'), 'turned', 0.8), [20, 40, 0]),
    at(dome(6, 4, 'steel'), [20, 124, 0]),
    ...[-80, 80].flatMap((x) => [-84, 84].map((z) => at(cylinder(5, 5, 'black', 0.5), [x, 38, z]))),
  );
}

// Energy chain from the base, round its bend, to the carriage.
function chain(): THREE.Object3D[] {
  const [radius, pitch, middle] = [36, 15, 46];
  const lower = Array.from({ length: 22 }, (_, link): Place => [40 + link * pitch, middle - radius, 0]);
  const bend = Array.from({ length: 8 }, (_, link): Place => {
    const turn = ((link + 0.5) / 8) * Math.PI;
    return [362 + Math.sin(turn) * radius, middle - Math.cos(turn) * radius, (turn * 180) / Math.PI];
  });
  const upper = Array.from({ length: 13 }, (_, link): Place => [180 + link * pitch, middle + radius, 0]);
  return [...lower, ...bend, ...upper].map(([x, y, turn]) =>
    at(
      group(
        at(slab([14, 16, 30], 4, 'black', 0.8), [0, 0, 0]),
        at(slab([5, 18, 30.6], 1, 'black', 0.5), [0, 0, -0.3]),
      ),
      [x, y, -152],
      [0, 0, turn],
    ),
  );
}

// Servo motor along x from its flange at x = 0.
function servo(): THREE.Group {
  const body = (size: [number, number, number], x: number) =>
    at(slab(size, 5, 'coatDark', 1.4), [x, 0, 0], [0, 90, 0]);
  return group(
    at(slab([86, 86, 12], 4, 'cast', 1), [0, 0, 0], [0, 90, 0]),
    body([76, 76, 128], 12),
    body([70, 70, 44], 140),
    at(cylinder(9.5, 52, 'turned', 0.5), [-46, 0, 0], [0, 0, -90]),
    ...[60, 104].map((x) =>
      at(group(cylinder(11, 14, 'black', 1), at(ring(8, 13, 22, 'steel', 1), [0, 12, 0])), [x, 36, 0]),
    ),
  );
}
