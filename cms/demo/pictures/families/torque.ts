import * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { m12 } from '../parts/fittings.ts';
import { margin } from '../parts/heads.ts';
import { foil, print, typePlate, word } from '../parts/marks.ts';
import { at, cylinder, group, part, ring, seal, slab } from '../parts/shapes.ts';

interface Torque {
  // Height of the shaft above the ground; width, height and depth of the housing; width and depth of its foot.
  axis: number;
  box: [number, number, number];
  foot: [number, number];
  // Radii of the two steps beside the housing and of the shaft's collar, and where each of the three ends along x.
  steps: [radius: number, end: number][];
  shaft: number;
  length: number;
  key: { width: number; floor: number; length: number };
  connector: number;
}

// By the diameter of the shaft. The same figures as in the drawings.
const torques: Record<9 | 19 | 38, Torque> = {
  9: {
    axis: 34,
    box: [58, 52, 51],
    foot: [76, 60],
    steps: [
      [20, 33],
      [16.4, 35],
      [5.45, 39],
    ],
    shaft: 4.5,
    length: 20,
    key: { width: 3, floor: 2.7, length: 16 },
    connector: 11,
  },
  19: {
    axis: 42,
    box: [74, 66, 66],
    foot: [96, 78],
    steps: [
      [27, 41],
      [22, 45],
      [11.5, 49],
    ],
    shaft: 9.5,
    length: 38,
    key: { width: 6, floor: 6, length: 30 },
    connector: 18,
  },
  38: {
    axis: 64,
    box: [104, 106, 98],
    foot: [136, 116],
    steps: [
      [44, 56],
      [36, 66],
      [23, 70],
    ],
    shaft: 19,
    length: 70,
    key: { width: 10, floor: 14, length: 60 },
    connector: 34,
  },
};

const torque: Label = {
  code: 'ATQ 430',
  range: '±50 N m',
  lines: ['±10 V; 4 … 20 mA  18 … 30 V DC', 'ATQ430-050-S19-M12'],
  serial: '26 320 009',
};

// Rotating torque transducer: shaft ends with keyways, stator box on a foot; axis along x.
export function atq430(label: Partial<Label> = {}, shaft: 9 | 19 | 38 = 19): THREE.Group {
  const size = torques[shaft];
  const [width, height, depth] = size.box;
  const [footWidth, footDepth] = size.foot;
  const [front, lid] = [depth / 2 + 0.1, height + 8];
  const screws = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      at(cylinder(2.4, 1, 'steel', 0.3), [x * (width / 2 - 8), lid + 4.4, z * (depth / 2 - 11)]),
    ),
  );
  return group(
    at(slab([footWidth, 8, footDepth], 2, 'blasted', 0.8), [0, 4, -footDepth / 2]),
    ...[-1, 1].map((x) =>
      at(cylinder(3.6, 2.4, 'steel', 0.4), [x * (footWidth / 2 - 6), 8, footDepth / 2 - 9]),
    ),
    at(slab([width, height, depth], 4, 'coat', 1.4), [0, 8 + height / 2, -depth / 2]),
    at(slab([width - 4, 5, depth - 4], 3, 'blasted', 0.8), [0, lid + 2, 2 - depth / 2]),
    ...[1, -1].map((side) => at(group(shaftSide(size, side)), [0, size.axis, 0], [0, 0, side * -90])),
    ...screws,
    at(m12(), [size.connector, lid + 4, -depth * 0.15]),
    at(print([width * 0.8, width * 0.11], word('ALDERMERE', 700, 'left')), [0, lid - height * 0.16, front]),
    at(foil([width * 0.8, width * 0.44], '#d9dcde', margin(typePlate({ ...torque, ...label }))), [
      0,
      8 + height * 0.43,
      front + 0.2,
    ]),
  );
}

// What turns on one side of the housing, along y from its middle.
function shaftSide({ steps, shaft, length, key, box }: Torque, side: number): THREE.Group {
  const [[outer, first], [middle, second], [collar, third]] = steps;
  return group(
    at(cylinder(outer, first - box[0] / 2 + 1, 'blasted', 0.8), [0, box[0] / 2 - 1, 0]),
    at(seal(outer - 2.5, 1.8, 'signal'), [0, first + 0.2, 0]),
    at(cylinder(middle, second - first, 'turned', 0.8), [0, first, 0]),
    at(ring(collar + 0.5, collar + (middle - collar) * 0.5, 0.8, 'black', 0.1), [0, second - 0.4, 0]),
    at(cylinder(collar, third - second + 1, 'steel', 0.4), [0, second - 1, 0]),
    at(shaftEnd(shaft, length, key), [0, third, 0], [0, side * 135, 0]),
  );
}

// Shaft end whose keyway is milled in from the face; stands on y = 0.
function shaftEnd(radius: number, length: number, key: Torque['key']): THREE.Group {
  const half = key.width / 2;
  const cut = new THREE.Shape();
  const turn = Math.asin(half / radius);
  cut.absarc(0, 0, radius, Math.PI / 2 + turn, Math.PI * 2.5 - turn, false);
  cut.lineTo(half, key.floor).lineTo(-half, key.floor).closePath();
  const milled = new THREE.ExtrudeGeometry(cut, {
    depth: key.length,
    bevelEnabled: false,
    curveSegments: 96,
  });
  milled.rotateX(-Math.PI / 2);
  return group(
    cylinder(radius, length - key.length + 0.02, 'turned', 0),
    at(group(part(milled, 'turned', 0.4)), [0, length - key.length, 0]),
    at(cylinder(radius * 0.18, 0.1, 'black', 0), [0, length, 0]),
  );
}
