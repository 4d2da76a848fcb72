import type * as THREE from 'three';
import type { Finish } from './finishes.ts';
import { gland, m12 } from './fittings.ts';
import { at, cylinder, group, hexagon, lathe, ring, slab, thread, tube, type Place } from './shapes.ts';

// Connectors and cables that leave an instrument; each stands on y = 0 and leaves upwards.

// Connector EN 175301-803, form A, with its cable to the side: 27 × 27 mm, held by a central screw.
export function dinConnector(): THREE.Group {
  const upright: Place = [-90, 0, 0];
  return group(
    at(slab([22, 22, 4], 3, 'black', 0.4), [0, 0, 0], upright),
    at(slab([27, 27, 1.6], 2, 'rubber', 0.2), [0, 4, 0], upright),
    at(slab([27, 27, 20], 3, 'black', 1.2), [0, 5.6, 0], upright),
    at(slab([20, 20, 5], 3, 'black', 1.4), [0, 25, 0], upright),
    at(cylinder(4.2, 2.4, 'steel'), [0, 29.6, 0]),
    at(slab([5.6, 1, 0.3], 0.2, 'rubber', 0), [0, 32, 0.5], upright),
    at(gland(13, 'black', bentCable(13)), [13, 14, 0], [0, 0, -90]),
  );
}

const bentCable = (size: number): Place[] => [
  [0, 0, 0],
  [0, size, 0],
  [size * 0.3, size * 2.2, 0],
  [size * 1.5, size * 4, 0],
];

// A moulded cable outlet with its bend protection.
export function cableOutlet(radius: number, name: Finish = 'cable'): THREE.Group {
  const ribs = Array.from({ length: 5 }, (_, rib) =>
    at(cylinder(radius * (1.8 - rib * 0.12), radius * 0.5, 'rubber', 0.3), [0, 6 + rib * radius, 0]),
  );
  return group(
    at(cylinder(8, 3, 'steel', 0.4), [0, 0, 0]),
    at(hexagon(15, 4, 'steel'), [0, 2.6, 0]),
    at(cylinder(radius * 1.5, radius * 5.5, 'rubber', 0.3), [0, 5, 0]),
    ...ribs,
    tube(
      [
        [0, 5, 0],
        [0, 30, 0],
        [2, 55, 0],
        [8, 90, 0],
      ],
      radius,
      name,
    ),
  );
}

// M12 connector screwed into an entry M20.
export function m12Adapter(): THREE.Group {
  return group(
    at(hexagon(24, 5, 'steel'), [0, 0, 0]),
    at(cylinder(9.4, 2, 'steel'), [0, 5, 0]),
    at(m12(), [0, 6.6, 0]),
  );
}

// An open entry with internal thread 1/2-14 NPT.
export function nptEntry(name: Finish): THREE.Group {
  const turns = Array.from({ length: 6 }, (_, turn) =>
    at(ring(9.6 - turn * 0.12, 12, 0.7, name, 0), [0, 6.2 - turn * 1.6, 0]),
  );
  return group(
    at(ring(10.4, 15, 7, name, 0.6), [0, 0, 0]),
    at(cylinder(10.6, 0.6, 'black', 0), [0, -3, 0]),
    ...turns,
  );
}

// A stud that points down from y = 0.
export function stud(diameter: number, pitch: number, length: number): THREE.Group {
  return group(at(thread(diameter, pitch, length, 'steel'), [0, -length, 0]));
}

// Foot for gluing: Ø 25, flat below.
export function adhesiveFoot(): THREE.Group {
  const grooves = [5, 8, 11].map((radius) => at(ring(radius, radius + 0.9, 0.3, 'black', 0), [0, -5.1, 0]));
  return group(
    at(
      lathe(
        [
          [0, 0],
          [11, 0],
          [12.5, -1.5],
          [12.5, -5],
          [0, -5],
        ],
        'turned',
        0.2,
      ),
      [0, 0, 0],
    ),
    ...grooves,
  );
}
