import type * as THREE from 'three';
import { slottedPlate } from '../families/machines.ts';
import { stand, straight } from '../families/piping.ts';
import { joint } from '../families/plant.ts';
import { plug, sleeve } from '../families/thermocouple.ts';
import { gland } from '../parts/fittings.ts';
import { places, points } from '../parts/paths.ts';
import { at, cylinder, group, hexagon, lathe, ring, slab, tube, type Place } from '../parts/shapes.ts';

const [axis, rail, diameter] = [190, 384, 3];

// Exhaust pipe of an engine test bench: a thermocouple before and one behind the catalytic converter, their sleeves
// on a rail away from the heat, their plugs in a box on its post.
export function exhaust(): THREE.Group {
  return group(
    at(slottedPlate(1700, 420), [60, 0, -30]),
    at(line(), [0, axis, 0]),
    ...[-440, 486].map((x) => at(stand(axis, 76, 'blasted'), [x, 0, 0])),
    ...[-380, 392].map((x) => at(slab([36, rail + 40, 36], 2, 'coatDark', 1), [x, (rail + 40) / 2, -96])),
    at(slab([980, 44, 20], 2, 'coatDark', 0.8), [10, rail, -60]),
    ...thermocouple(-206, 0),
    ...thermocouple(140, 1),
    socketBox(),
  );
}

// Pipe, two flanges and the converter between its cones; gas flows along +x.
function line(): THREE.Group {
  const can = points('0 0, 38 0, 38 8, 74 50, 74 200, 38 242, 38 250, 0 250');
  return group(
    straight(-820, -115, 76, 'steel'),
    straight(115, 940, 76, 'steel'),
    at(group(lathe(can, 'turned', 1, 160)), [-125, 0, 0], [0, 0, -90]),
    ...[-68, 54].map((x) => at(ring(73, 77, 14, 'steel', 1), [x, 0, 0], [0, 0, -90])),
    at(group(joint(150, 70, 6)), [-312, 0, 0], [0, 0, -90]),
    at(group(joint(150, 70, 6)), [300, 0, 0], [0, 0, -90]),
  );
}

// Compression fitting in a boss at 45°, so that the tip points against the flow and reaches past the middle.
function thermocouple(x: number, row: number): THREE.Object3D[] {
  const start = x + 124;
  const high = rail + 8 - row * 16;
  const sheath: Place[] = [
    [x + 40, axis + 40, 0],
    [x + 66, axis + 66, 0],
    [x + 86, axis + 90, -2],
    [x + 97, axis + 122, -10],
    [x + 98, high - 44, -26],
    [x + 104, high - 14, -34],
    [x + 116, high - 1, -35],
    [start + 4, high, -35],
  ];
  const lead: Place[] = [
    [start + 46, high, -35],
    [start + 76, high, -35],
    [300 + row * 70, high, -35],
    [440 - row * 14, high, -35],
    [470 - row * 14, high - 12, -35],
    [484 - row * 14, high - 48, -35],
    [478 - row * 14, socket(row) + 30, -37],
    [462 - row * 8, socket(row) + 3, -40],
    [432, socket(row), -40],
  ];
  return [
    at(fitting(), [x, axis, 0], [0, 0, -45]),
    tube(sheath, diameter / 2, 'steel', 300),
    at(
      group(at(sleeve({ ...label, serial: `26 140 51${row}` }, diameter), [0, 0, 0], [0, 30, 0])),
      [start, high, -35],
      [0, 0, -90],
    ),
    tube(lead, 2, 'green', 400),
    ...[start + 12, ...(row === 0 ? [330] : []), 372].map((place) =>
      at(slab([9, 15, 10], 2, 'black', 0.6), [place, high, -41]),
    ),
  ];
}

const label = { code: 'ATC 150', range: '−40 … 1 100 °C', lines: [] };

function fitting(): THREE.Group {
  return group(
    at(cylinder(11, 38, 'steel', 0.8), [0, 32, 0]),
    at(hexagon(15, 8, 'steel'), [0, 70, 0]),
    at(cylinder(5.4, 4, 'turned', 0.3), [0, 78, 0]),
    at(hexagon(14, 11, 'steel'), [0, 81, 0]),
    at(cylinder(4, 2, 'turned', 0.3), [0, 92, 0]),
  );
}

const socket = (row: number) => rail - 88 - row * 34;

// Box with three sockets for miniature plugs on its right side; the third is free.
function socketBox(): THREE.Group {
  const right = 394;
  return group(
    at(slab([112, 132, 44], 4, 'coat', 1.4), [right - 56, rail - 122, -62]),
    at(slab([104, 124, 3], 3, 'coat', 0.8), [right - 56, rail - 122, -18]),
    ...[-44, 44].flatMap((x) =>
      [-54, 54].map((y) =>
        at(cylinder(3, 1.6, 'steel', 0.3), [right - 56 + x, rail - 122 + y, -15], [90, 0, 0]),
      ),
    ),
    ...[0, 1, 2].map((row) => at(slab([12, 20, 12], 2, 'green', 0.8), [right + 5, socket(row), -46])),
    ...[0, 1].map((row) => at(group(plug()), [right + 34, socket(row), -44], [90, 0, 0])),
    at(gland(16, 'black'), [right - 56, rail - 187, -40], [180, 0, 0]),
    tube(
      places(
        `${right - 56} ${rail - 204} -40, ${right - 56} ${rail - 230} -42, ${right - 50} ${rail - 280} -80, ${right - 40} 60 -100, ${right - 20} 4 -120, ${right + 120} 3 -150`,
      ),
      2.7,
      'cable',
    ),
  );
}
