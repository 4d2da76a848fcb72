import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { barb, gland } from '../parts/fittings.ts';
import { aht700Housing } from './duct.ts';
import { wallHousing, windowedScreen } from '../parts/wall.ts';
import { print, word } from '../parts/marks.ts';
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

const differential = {
  code: 'ADP 330',
  range: '0 … 250 Pa',
  lines: ['4 … 20 mA'],
  serial: '26 130 082',
  reading: '124.6',
};

interface Differential {
  port?: () => THREE.Object3D;
  hasDisplay?: boolean;
}

// Differential pressure transmitter: die-cast housing 92 × 86 × 46, two hose barbs and a gland below.
export function adp330(
  label: Partial<Label> = {},
  { port = () => barb(4.4), hasDisplay = true }: Differential = {},
): THREE.Group {
  const { range, reading, lines, serial } = { ...differential, ...label };
  const housing = wallHousing({
    size: [104, 84, 48],
    finish: 'coat',
    code: 'ADP 330',
    sub: ['Made by Aldermere Instruments', ...lines.slice(1), `S/N ${serial}`, 'CE'].join('   '),
  });
  const signs = [
    ['+', -30],
    ['−', -8],
  ] as const;
  const ports = signs.flatMap(([sign, x]) => [
    at(group(port()), [x, 0, 22], [180, 0, 0]),
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
    ...(hasDisplay
      ? [at(windowedScreen([58, 26], reading, 'Pa', 'Differential pressure', lines[0]), [0, 45, 47.6])]
      : []),
    at(print([40, 5], word(range, 600, 'right')), [18, 21.5, 48.1]),
    at(gland(16, 'black'), [28, 0, 22], [180, 0, 0]),
  );
}

// Humidity and temperature transmitter: housing 86 × 112 × 42 and a duct probe Ø 12 on a cable.
export function aht700(label: Partial<Label> = {}): THREE.Group {
  return group(
    at(aht700Housing('45.2', '23.4 °C   Td 10.9 °C', { serial: '26 170 511', ...label }), [-30, 0, 0]),
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
export function humidityProbe(): THREE.Group {
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
export function agc920(label: Partial<Label> = {}): THREE.Group {
  const { range, serial } = { range: '0 … 5 000 ppm', serial: '26 190 033', ...label };
  const housing = wallHousing({
    size: [96, 120, 34],
    finish: 'white',
    code: 'AGC 920',
    sub: [...(label.lines ?? []), `S/N ${serial}`, 'CE'].join('   '),
  });
  const slots = Array.from({ length: 7 }, (_, slot) =>
    at(slab([64, 2, 0.8], 1, 'black', 0), [0, 22 + slot * 4.4, 33.5]),
  );
  return group(
    housing,
    ...slots,
    at(windowedScreen([64, 36], '642', 'ppm', 'CO₂', '22.8 °C'), [0, 82, 33.6]),
    at(print([58, 2.7], word('Made by Aldermere Instruments', 400, 'center')), [0, 13, 34.1]),
    at(print([60, 5], word(range, 600)), [-6, 54, 34.1]),
    at(dome(1.6, 0.9, 'green'), [40, 54, 33.6], [90, 0, 0]),
  );
}
