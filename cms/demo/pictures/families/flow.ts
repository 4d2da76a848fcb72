import type * as THREE from 'three';
import { flange } from '../parts/fittings.ts';
import { fieldHead } from '../parts/heads.ts';
import { at, cylinder, group, lathe, ring, seal, slab } from '../parts/shapes.ts';
import { foil, typePlate } from '../parts/marks.ts';
import { margin } from '../parts/heads.ts';

// Electromagnetic flowmeter DN 50 PN 16: 200 mm face to face, flanges Ø 165, head above.
export function afm500(): THREE.Group {
  const bolts = { circle: 125, count: 4, diameter: 18 };
  const end = (side: 1 | -1) =>
    at(
      group(
        flange(165, 18, 60, bolts, 'blasted'),
        at(ring(25, 51, 2.4, 'liner', 0.6), [0, 17, 0]),
        at(ring(25, 30, 18, 'liner', 0.3), [0, 0, 0]),
      ),
      [side * 80, 82.5, 0],
      [0, 0, side * -90],
    );
  const coils = lathe(
    [
      [0, -56],
      [30, -56],
      [32, -60],
      [34, -60],
      [58, -52],
      [62, -46],
      [62, 46],
      [58, 52],
      [34, 60],
      [0, 60],
    ],
    'coat',
    0.8,
  );
  const plateBody = at(
    foil(
      [56, 34],
      '#d9dcde',
      margin(
        typePlate({
          code: 'AFM 500',
          range: 'DN 50 PN 16  0.3 … 10 m/s',
          lines: ['PTFE, Hastelloy C22'],
          serial: '26 150 207',
        }),
      ),
    ),
    [0, 82.5, 62.9],
  );
  return group(
    end(1),
    end(-1),
    at(cylinder(32, 164, 'blasted'), [-82, 82.5, 0], [0, 0, -90]),
    at(group(coils), [0, 82.5, 0], [0, 0, 90]),
    at(slab([62, 40, 8], 2, 'coat', 0.6), [0, 82.5, 54.8]),
    plateBody,
    at(cylinder(26, 34, 'coat', 0.8), [0, 136, 0]),
    at(ring(20, 29, 5, 'steel', 0.6), [0, 164, 0]),
    at(seal(24, 2, 'signal'), [0, 169.4, 0]),
    at(
      fieldHead({
        value: '12.48',
        unit: 'm³/h',
        head: 'Flow',
        foot: 'Σ 48 213.6 m³',
        plate: {
          code: 'AFM 500',
          range: '24 V DC  8 W',
          lines: ['4 … 20 mA, pulse, IP67'],
          serial: '26 150 207',
        },
      }),
      [0, 169, 0],
      [0, -90 + 90, 0],
    ),
  );
}
