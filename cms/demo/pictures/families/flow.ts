import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { flange, gland } from '../parts/fittings.ts';
import { fieldHead, margin } from '../parts/heads.ts';
import { foil, typePlate } from '../parts/marks.ts';
import { at, cylinder, group, lathe, ring, seal, slab, type Point } from '../parts/shapes.ts';

interface Size {
  length: number;
  flange: number;
  thickness: number;
  bolts: { circle: number; count: number; diameter: number };
  // Radii of the raised face, the bore, the pipe and the housing of the coils, whose ends are at a radius of their own.
  face: number;
  bore: number;
  pipe: number;
  coils: number;
  ends: number;
}

const bolts = (count: number, diameter: number, circle: number) => ({ count, diameter, circle });

// By nominal diameter: PN 40 up to 40, PN 16 above. The same figures as in the drawings.
const sizes: Record<number, Size> = {
  15: {
    length: 200,
    flange: 95,
    thickness: 16,
    bolts: bolts(4, 14, 65),
    face: 17.5,
    bore: 7.5,
    pipe: 16,
    coils: 46,
    ends: 20,
  },
  25: {
    length: 200,
    flange: 115,
    thickness: 18,
    bolts: bolts(4, 14, 85),
    face: 22.5,
    bore: 12.5,
    pipe: 18.5,
    coils: 50,
    ends: 22.5,
  },
  40: {
    length: 200,
    flange: 150,
    thickness: 18,
    bolts: bolts(4, 18, 110),
    face: 30,
    bore: 20,
    pipe: 24.5,
    coils: 56,
    ends: 29,
  },
  50: {
    length: 200,
    flange: 165,
    thickness: 18,
    bolts: bolts(4, 18, 125),
    face: 35,
    bore: 25,
    pipe: 32,
    coils: 62,
    ends: 34,
  },
  65: {
    length: 200,
    flange: 185,
    thickness: 18,
    bolts: bolts(8, 18, 145),
    face: 44,
    bore: 32.5,
    pipe: 38,
    coils: 72,
    ends: 44,
  },
  80: {
    length: 200,
    flange: 200,
    thickness: 20,
    bolts: bolts(8, 18, 160),
    face: 52,
    bore: 40,
    pipe: 44.5,
    coils: 79,
    ends: 51,
  },
  100: {
    length: 250,
    flange: 220,
    thickness: 20,
    bolts: bolts(8, 18, 180),
    face: 63,
    bore: 50,
    pipe: 57.2,
    coils: 92,
    ends: 64,
  },
};

// The size that afm500() has unless another is given.
export const dn50: Size = sizes[50];

// DN 40 with flanges 1 1/2" of ASME B16.5.
const class150: Size = { ...sizes[40], flange: 125, thickness: 17.5, bolts: bolts(4, 16, 98.4), face: 36.5 };

const plate: Label = {
  code: 'AFM 500',
  range: '2.1 … 70.7 m³/h',
  lines: ['DN 50  PN 16  PTFE', 'AFM500-050-PN16-PTFE'],
  serial: '26 150 207',
  reading: '12.48',
};

// Electromagnetic flowmeter with its flanges standing on the ground, the head above.
export function afm500(label: Partial<Label> = {}, diameter: number | 'class 150' = 50): THREE.Group {
  const size = diameter === 'class 150' ? class150 : sizes[diameter];
  const details = { ...plate, ...label };
  const top = topOf(size);
  return group(...sensor(size, details), at(flowTransmitter(details), [0, top, 0]));
}

export const flowTransmitter = (details: Label = plate) =>
  fieldHead({
    value: details.reading ?? '',
    unit: 'm³/h',
    head: 'Flow',
    foot: 'Σ 48 213.6 m³',
    plate: { ...details, lines: ['24 V DC  8 W  4 … 20 mA, pulse', ...details.lines.slice(-1)] },
  });

// The sensor DN 50 with a connection box instead of the transmitter. Its cable leaves at [28, 196.5, 0].
export function flowSensor(): THREE.Group {
  const top = topOf(dn50);
  return group(
    ...sensor(dn50, plate),
    at(cylinder(36, 44, 'coat', 0.8), [0, top, 0]),
    at(cylinder(38, 8, 'coat', 0.8), [0, top + 44, 0]),
    at(group(gland(16, 'black')), [34, top + 22, 0], [0, 0, -90]),
  );
}

const topOf = (size: Size) => size.flange / 2 + size.coils + 24.5;

function sensor(size: Size, details: Label): THREE.Object3D[] {
  const [axis, top] = [size.flange / 2, topOf(size)];
  return [
    ...([1, -1] as const).map((side) => end(side, size)),
    at(cylinder(size.pipe, size.length - 36, 'blasted'), [18 - size.length / 2, axis, 0], [0, 0, -90]),
    at(group(lathe(coilHousing(size), 'coat', 0.8)), [0, axis, 0], [0, 0, 90]),
    at(slab([62, 40, 8], 2, 'coat', 0.6), [0, axis, size.coils - 7.2]),
    at(foil([56, 34], '#d9dcde', margin(typePlate(details))), [0, axis, size.coils + 0.9]),
    at(cylinder(26, 34, 'coat', 0.8), [0, top - 33.5, 0]),
    at(ring(20, 29, 5, 'steel', 0.6), [0, top - 5, 0]),
    at(seal(24, 2, 'signal'), [0, top + 0.4, 0]),
  ];
}

function end(side: 1 | -1, size: Size): THREE.Group {
  const inner = size.length / 2 - size.thickness - 2;
  return at(
    group(
      flange(size.flange, size.thickness, size.bore * 2 + 8, size.bolts, 'blasted'),
      at(ring(size.bore, size.face, 2.4, 'liner', 0.6), [0, size.thickness - 0.4, 0]),
      at(ring(size.bore, size.bore + 4, size.thickness, 'liner', 0.3), [0, 0, 0]),
    ),
    [side * inner, size.flange / 2, 0],
    [0, 0, side * -90],
  );
}

function coilHousing({ coils, ends, pipe }: Size): Point[] {
  const half: Point[] = [
    [pipe - 2, -56],
    [pipe, -60],
    [ends, -60],
    [coils - 4, -52],
    [coils, -46],
  ];
  const mirrored = half.map(([radius, along]): Point => [radius, -along]).reverse();
  return [[0, -56], ...half, ...mirrored, [0, 56]];
}
