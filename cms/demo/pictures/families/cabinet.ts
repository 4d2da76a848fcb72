import type * as THREE from 'three';
import { adi30 } from './handled.ts';
import { alg50, alg50With16 } from './logger.ts';
import { aps24 } from './rail.ts';
import { at, cylinder, group, slab, tube, type Place } from '../parts/shapes.ts';
import type { Finish } from '../parts/finishes.ts';

// Control cabinet 760 × 440 × 210: the left bay open with two rails, indicators in the door of the right bay.
export function cabinet(): THREE.Group {
  return group(
    ...shell(),
    ...[96, 240, 384].map((y) => at(wireway(430), [-150, y, -186])),
    ...[168, 312].map((y) => at(rail(430), [-150, y, -186])),
    ...upperRow(),
    ...lowerRow(),
    ...wires(),
    at(openDoor(), [-386, 0, 4], [0, -150, 0]),
    at(rightDoor(), [222, 230, 0]),
  );
}

function shell(): THREE.Object3D[] {
  const wall = (size: Place, place: Place) => at(slab(size, 2, 'coat', 1), place);
  return [
    wall([760, 440, 6], [0, 230, -210]),
    at(slab([450, 400, 4], 1, 'blasted', 0.5), [-150, 230, -196]),
    wall([6, 440, 206], [-379, 230, -206]),
    wall([6, 440, 206], [379, 230, -206]),
    wall([760, 6, 206], [0, 13, -206]),
    wall([760, 6, 206], [0, 447, -206]),
    wall([12, 440, 200], [74, 230, -204]),
    ...[-330, 330].map((x) => at(slab([60, 10, 200], 2, 'coatDark', 1), [x, 5, -206])),
  ];
}

// Slotted wiring duct, lid towards the viewer.
function wireway(length: number): THREE.Group {
  const slits = Array.from({ length: Math.floor(length / 14) }, (_, slit) =>
    at(slab([4, 38.6, 34], 0.5, 'black', 0), [(slit + 0.5) * 14 - length / 2, 0, 6]),
  );
  return group(at(slab([length, 38, 50], 1, 'grey', 0.8), [0, 0, 0]), ...slits);
}

function rail(length: number): THREE.Group {
  return group(
    at(slab([length, 27, 1.5], 0.5, 'steel', 0.3), [0, 0, 0]),
    ...[-1, 1].map((side) => at(slab([length, 5, 7.5], 0.5, 'steel', 0.3), [0, side * 15, 0])),
  );
}

function upperRow(): THREE.Object3D[] {
  return [
    at(alg50(), [-292, 265, -178]),
    at(alg50With16(), [-176, 265, -178]),
    ...Array.from({ length: 7 }, (_, unit) => at(aps24(), [-98 + unit * 18.2, 262.5, -178])),
  ];
}

function lowerRow(): THREE.Object3D[] {
  const supply = group(
    at(slab([60, 110, 96], 2, 'coat', 1), [0, 55, 0]),
    at(slab([52, 40, 1], 1, 'black', 0.3), [0, 55, 96]),
    at(cylinder(2.4, 2, 'green'), [16, 64, 96], [90, 0, 0]),
  );
  return [
    at(supply, [-326, 113, -178]),
    ...Array.from({ length: 5 }, (_, unit) => at(aps24(), [-272 + unit * 18.2, 118.5, -178])),
    ...Array.from({ length: 30 }, (_, clamp) => at(clampBlock(clamp), [-168 + clamp * 6.4, 168, -178])),
  ];
}

// Feed-through terminal on the rail.
export function clampBlock(index: number): THREE.Group {
  const colour: Finish = index % 10 === 9 ? 'green' : index % 10 === 8 ? 'blue' : 'grey';
  return group(
    at(slab([6, 56, 36], 0.6, colour, 0.4), [0, 0, 0]),
    at(slab([6, 30, 44], 0.6, colour, 0.4), [0, 0, 0]),
    ...[-1, 1].map((side) => at(cylinder(1.9, 0.6, 'steel', 0.2), [0, side * 21, 36], [90, 0, 0])),
  );
}

// Single wires between the terminals and the ducts.
function wires(): THREE.Object3D[] {
  const colours: Finish[] = ['blue', 'black', 'grey', 'brown'];
  const wire = (x: number, y: number, up: 1 | -1, index: number, z: number) =>
    tube(
      [
        [x, y, z],
        [x, y + up * 8, z + 7],
        [x + 1, y + up * 22, z - 2],
        [x + 2, y + up * 34, -150],
      ],
      1.3,
      colours[index % 4],
      24,
    );
  const loggers = [-292, -176].flatMap((x) =>
    Array.from({ length: 10 }, (_, pin) => [
      wire(x + (pin - 4.5) * 9, 355, 1, pin, -128),
      wire(x + (pin - 4.5) * 9, 269, -1, pin + 2, -128),
    ]).flat(),
  );
  const clamps = Array.from({ length: 30 }, (_, pin) => [
    wire(-168 + pin * 6.4, 192, 1, pin >> 1, -142),
    wire(-168 + pin * 6.4, 144, -1, (pin >> 1) + 1, -142),
  ]).flat();
  return [...loggers, ...clamps];
}

// Inside of the opened door, hinged at x = 0, with its stiffening frame and a document pocket.
function openDoor(): THREE.Group {
  return group(
    at(slab([440, 436, 3], 3, 'coat', 0.8), [220, 230, 0]),
    ...[14, 426].map((x) => at(slab([14, 400, 16], 1, 'coat', 0.8), [x, 230, -14])),
    ...[34, 426].map((y) => at(slab([420, 14, 16], 1, 'coat', 0.8), [220, y, -14])),
    at(slab([240, 150, 20], 3, 'grey', 1), [220, 150, -22]),
  );
}

function rightDoor(): THREE.Group {
  const indicators = [
    at(adi30({ reading: ' 6.482 bar' }), [0, 86, 3]),
    at(adi30({ reading: '  82.4 °C' }), [0, 6, 3]),
    at(adi30({ reading: ' 12.48 m³/h' }), [0, -74, 3]),
  ];
  return group(
    at(slab([300, 436, 4], 3, 'coat', 1), [0, 0, 0]),
    ...indicators,
    ...[-44, 0, 44].map((x, lamp) =>
      at(
        group(
          cylinder(15, 4, 'steel', 0.6),
          at(cylinder(11, 9, (['green', 'signal', 'blue'] as const)[lamp], 1.5), [0, 4, 0]),
        ),
        [x, -132, 4],
        [90, 0, 0],
      ),
    ),
    at(slab([16, 80, 10], 4, 'black', 1.5), [-130, 0, 4]),
  );
}
