import * as THREE from 'three';
import { barb, gland } from '../parts/fittings.ts';
import { margin, wallHousing, windowedScreen } from '../parts/heads.ts';
import { foil, print, typePlate, word } from '../parts/marks.ts';
import {
  at,
  cylinder,
  dome,
  group,
  hole,
  lathe,
  outline,
  plate,
  ring,
  seal,
  slab,
  tube,
} from '../parts/shapes.ts';

// Differential pressure transmitter: die-cast housing 92 × 86 × 46, two hose barbs and a gland below.
export function adp330(): THREE.Group {
  const housing = wallHousing({
    size: [104, 84, 48],
    finish: 'coat',
    code: 'ADP 330',
    sub: 'Made by Aldermere Instruments   S/N 26 130 082   CE',
  });
  const signs = [
    ['+', -30],
    ['−', -8],
  ] as const;
  const ports = signs.flatMap(([sign, x]) => [
    at(barb(4.4), [x, 0, 22], [180, 0, 0]),
    at(print([6, 6], word(sign, 700, 'center')), [x, 14, 48.1]),
  ]);
  const lug = (x: number) => {
    const ear = outline(18, 26, 6);
    ear.holes.push(hole(x > 0 ? 3 : -3, 0, 3));
    return at(plate(ear, 5, 'coat', 0.6), [x, 42, 0]);
  };
  return group(
    housing,
    ...ports,
    lug(-57),
    lug(57),
    at(windowedScreen([58, 26], '124.6', 'Pa', 'Differential pressure', '4 … 20 mA'), [0, 45, 47.6]),
    at(gland(16, 'black'), [28, 0, 22], [180, 0, 0]),
  );
}

// Humidity and temperature transmitter: housing 86 × 112 × 42 and a duct probe Ø 12 on a cable.
export function aht700(): THREE.Group {
  const housing = wallHousing({
    size: [88, 112, 42],
    finish: 'white',
    code: 'AHT 700',
    sub: '0 … 100 % RH  −40 … 80 °C   S/N 26 170 511   CE',
  });
  return group(
    at(
      group(
        housing,
        at(
          windowedScreen([60, 38], '45.2', '% RH', 'Relative humidity', '23.4 °C   Td 10.9 °C'),
          [0, 68, 41.6],
        ),
        at(print([56, 2.7], word('Made by Aldermere Instruments', 400, 'center')), [0, 13, 42.1]),
      ),
      [-30, 0, 0],
    ),
    at(gland(16, 'grey'), [14, 56, 18], [0, 0, -90]),
    at(humidityProbe(), [104, 6.4, 62], [0, 14, 90]),
    tube(
      [
        [34, 56, 18],
        [48, 55, 18],
        [74, 40, 10],
        [96, 12, 0],
        [122, 2.8, 10],
        [134, 2.8, 38],
        [124, 5, 57],
        [104, 6.4, 62],
      ],
      2.6,
      'cable',
    ),
  );
}

// Probe Ø 12 × 130 with a slotted filter cap; its cable end is at y = 0.
function humidityProbe(): THREE.Group {
  const slots = Array.from({ length: 9 }, (_, slot) =>
    at(cylinder(6.2, 1.2, 'grey', 0.1), [0, 102.5 + slot * 2.5, 0]),
  );
  const bars = Array.from({ length: 8 }, (_, bar) => {
    const angle = (bar / 8) * Math.PI * 2;
    return at(
      slab([2.2, 27, 1], 0.4, 'grey', 0.2),
      [Math.sin(angle) * 5.5, 112, Math.cos(angle) * 5.5],
      [0, bar * 45, 0],
    );
  });
  return group(
    lathe(
      [
        [0, 0],
        [3.6, 0],
        [6, 8],
        [6, 12],
        [0, 12],
      ],
      'black',
      0.3,
    ),
    at(cylinder(6, 86, 'turned', 0.3), [0, 11, 0]),
    at(seal(6.1, 1.2, 'signal'), [0, 97, 0]),
    at(cylinder(5.8, 29, 'black', 0.4), [0, 98, 0]),
    at(ring(4, 6.3, 4, 'grey', 0.3), [0, 97.6, 0]),
    at(ring(4, 6.3, 3, 'grey', 0.3), [0, 124, 0]),
    ...slots,
    ...bars,
    at(dome(6.3, 5, 'grey'), [0, 126.5, 0]),
  );
}

// CO2 transmitter: housing 100 × 120 × 32 with a diffusion grille and a reading.
export function agc920(): THREE.Group {
  const housing = wallHousing({
    size: [96, 120, 34],
    finish: 'white',
    code: 'AGC 920',
    sub: '0 … 5 000 ppm   S/N 26 190 033   CE',
  });
  const slots = Array.from({ length: 7 }, (_, slot) =>
    at(slab([64, 2, 0.8], 1, 'black', 0), [0, 22 + slot * 4.4, 33.5]),
  );
  return group(
    housing,
    ...slots,
    at(windowedScreen([64, 36], '642', 'ppm', 'CO₂', '22.8 °C'), [0, 82, 33.6]),
    at(print([58, 2.7], word('Made by Aldermere Instruments', 400, 'center')), [0, 13, 34.1]),
    at(dome(1.6, 0.9, 'green'), [40, 54, 33.6], [90, 0, 0]),
  );
}

// Data logger for the DIN rail, 70 × 100 × 60: display, keys, status lamps, two rows of screw terminals.
export function alg50(): THREE.Group {
  const [width, height, depth] = [108, 94, 58];
  return group(
    at(slab([width, height, 40], 2, 'coat', 1), [0, height / 2, 0]),
    at(slab([width, height - 40, depth], 2, 'coat', 1.2), [0, height / 2, 0]),
    at(slab([width - 8, 46, 1], 2, 'black', 0.3), [0, height / 2, depth - 0.5]),
    at(windowedScreen([46, 28], '8 / 8', 'REC', 'Channels', '2026-11-21 08:42'), [
      -14,
      height / 2,
      depth + 0.4,
    ]),
    at(print([40, 4.4], word('ALDERMERE', 700, 'left', '#e8eaec')), [-29, height / 2 + 18.6, depth + 1.3]),
    at(print([24, 4], word('ALG 50', 600, 'right', '#e8eaec')), [-2, height / 2 + 18.6, depth + 1.3]),
    ...lamps(height, depth),
    at(
      print([70, 2.5], word('8 × ±10 V, 4 … 20 mA, Pt100   S/N 26 250 019   CE', 400, 'center', '#b9bec4')),
      [-6, height / 2 - 19.5, depth + 1.3],
    ),
    at(print([60, 2.6], word('Made by Aldermere Instruments', 400, 'center')), [
      0,
      height / 2 + 25,
      depth + 0.05,
    ]),
    at(terminals(10), [0, height - 10, 40]),
    at(terminals(10), [0, 10, 40]),
    at(print([90, 3], word('1+  1−   2+  2−   3+  3−   4+  4−   24 V', 500, 'center')), [
      0,
      24.5,
      depth + 0.05,
    ]),
  );
}

function lamps(height: number, depth: number): THREE.Object3D[] {
  return ['RUN', 'LINK', 'MEM', 'ALM'].flatMap((name, row) => {
    const y = height / 2 + 13 - row * 8.4;
    const colour = row === 3 ? 'grey' : row === 2 ? 'signal' : 'green';
    return [
      at(dome(1.7, 1, colour), [24, y, depth + 0.4], [90, 0, 0]),
      at(print([16, 3.4], word(name, 500, 'left', '#dfe2e5')), [36, y, depth + 1.3]),
    ];
  });
}

export function terminals(count: number): THREE.Group {
  const pitch = 9;
  const whole = group(at(slab([count * pitch + 4, 15, 12], 1, 'black', 0.5), [0, 0, 0]));
  for (let slot = 0; slot < count; slot++) {
    const x = (slot - (count - 1) / 2) * pitch;
    whole.add(
      at(ring(2.6, 3.5, 0.8, 'grey', 0.1), [x, 2.4, 12], [90, 0, 0]),
      at(cylinder(2.6, 0.5, 'steel', 0.2), [x, 2.4, 12], [90, 0, 0]),
      at(slab([4.2, 0.8, 0.3], 0.1, 'black', 0), [x, 2.4, 12.35], [0, 0, 25 + slot * 31]),
      at(slab([5, 3.4, 0.3], 0.3, 'glass', 0), [x, -4, 11.9]),
    );
  }
  return whole;
}

export const typeFoil = (size: [number, number], details: Parameters<typeof typePlate>[0]) =>
  foil(size, '#d9dcde', margin(typePlate(details)));
