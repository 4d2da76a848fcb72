import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { m12 } from '../parts/fittings.ts';
import { typePlate, wrap } from '../parts/marks.ts';
import { at, cylinder, group, hexagon, lathe, ring, seal, thread } from '../parts/shapes.ts';

type Connection = 'G 1/4' | 'G 1/2' | '1/4 NPT' | '1/2 NPT';

const plate: Label = {
  code: 'APT 210',
  range: '0 … 10 bar',
  lines: ['4 … 20 mA  10 … 30 V DC'],
  serial: '26 110 042',
};

// Pressure transmitter: hexagon 27, body Ø 30, M12 × 1; with G 1/4 unless another thread is named.
export function apt210(
  label: Partial<Label> = {},
  process: Connection = 'G 1/4',
  outlet: THREE.Object3D = connector(),
): THREE.Group {
  if (process === 'G 1/4') return group(connection(), bondedSeal(), housing(label), outlet);
  const upper = group(seat(), housing(label), outlet);
  if (process === 'G 1/2') return group(halfInch(), at(upper, [0, 2, 0]));
  return process === '1/4 NPT'
    ? group(taperThread(13.716, 1.411, 14.6), at(upper, [0, 3, 0]))
    : group(taperThread(21.336, 1.814, 19.6), at(upper, [0, 8, 0]));
}

// G 1/2 B with its bonded seal, 14 mm up to the hexagon at y = 15.4.
function halfInch(): THREE.Group {
  return group(
    lathe(
      [
        [0, 0],
        [6, 0],
        [6, 0.8],
        [0, 0.8],
      ],
      'steel',
      0.1,
    ),
    at(thread(20.955, 1.814, 12.6, 'steel'), [0, 0.6, 0]),
    at(cylinder(9.2, 3, 'steel'), [0, 12.4, 0]),
    at(ring(9, 13.4, 2, 'rubber', 0.3), [0, 13.2, 0]),
  );
}

// NPT: the tapered thread seals, so there is no ring below the hexagon.
function taperThread(diameter: number, pitch: number, length: number): THREE.Group {
  return group(
    lathe(
      [
        [0, 0],
        [4.6, 0],
        [4.6, 0.8],
        [0, 0.8],
      ],
      'steel',
      0.1,
    ),
    at(thread(diameter, pitch, length, 'steel', 1 / 16), [0, 0.6, 0]),
    at(cylinder(diameter * 0.42, 2, 'steel'), [0, length, 0]),
  );
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
    seat(),
  );
}

// The hexagon at y = 13.4 and what the housing is welded to.
function seat(): THREE.Group {
  return group(
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
export function housing(label: Partial<Label> = {}): THREE.Group {
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
    at(wrap(15, [25, 27], typePlate({ ...plate, ...label })), [0, 53.5, 0], [0, -8, 0]),
  );
}

// On top of the housing; with another connector or a cable instead of M12 if one is given.
export function connector(end: THREE.Object3D = m12()): THREE.Group {
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
    at(group(end), [0, 82.2, 0]),
  );
}
