import type * as THREE from 'three';
import { m12 } from '../parts/fittings.ts';
import { typePlate, wrap } from '../parts/marks.ts';
import { at, cylinder, group, hexagon, lathe, ring, seal, thread } from '../parts/shapes.ts';

// Pressure transmitter: G1/4, hexagon 27, body Ø 30, M12 × 1.
export function apt210(range = '0 … 10 bar', serial = '26 110 042'): THREE.Group {
  return group(connection(), bondedSeal(), housing(range, serial), connector());
}

// Thread, hexagon and the seat that housing and cell stand on.
export function connection(): THREE.Group {
  return group(
    lathe(
      [
        [0, 0],
        [5, 0],
        [5, 0.8],
        [0, 0.8],
      ],
      'steel',
      0.1,
    ),
    at(thread(13.157, 1.337, 11, 'steel'), [0, 0.6, 0]),
    at(cylinder(5.4, 3, 'steel'), [0, 11, 0]),
    at(cylinder(11, 1, 'steel'), [0, 12.8, 0]),
    at(hexagon(27, 11, 'steel'), [0, 13.4, 0]),
    at(ring(10.6, 12.6, 2, 'steel'), [0, 24.2, 0]),
    at(seal(12.9, 1.5, 'signal'), [0, 26.2, 0]),
  );
}

export function bondedSeal(): THREE.Group {
  return group(at(ring(5, 9.4, 1.6, 'rubber', 0.3), [0, 11.8, 0]));
}

// A tube, open on both ends, with the type engraved.
export function housing(range: string, serial: string): THREE.Group {
  return group(
    at(
      lathe(
        [
          [13.6, 0],
          [14.2, 0],
          [15, 0.8],
          [15, 50],
          [13.4, 52],
          [11, 52],
          [11, 51],
          [13.6, 50],
          [13.6, 0],
        ],
        'turned',
        0.3,
      ),
      [0, 26.8, 0],
    ),
    at(
      wrap(15, [25, 25], typePlate({ code: 'APT 210', range, lines: ['4 … 20 mA  10 … 30 V DC'], serial })),
      [0, 53.5, 0],
      [0, -8, 0],
    ),
  );
}

export function connector(): THREE.Group {
  return group(
    at(
      lathe(
        [
          [0, 0],
          [11.5, 0],
          [11.5, 3],
          [10, 4],
          [0, 4],
        ],
        'steel',
        0.3,
      ),
      [0, 78.4, 0],
    ),
    at(m12(), [0, 82.2, 0]),
  );
}
