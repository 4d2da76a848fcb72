import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { print, word } from '../parts/marks.ts';
import { at, cylinder, dome, group, hexagon, ring, slab, thread } from '../parts/shapes.ts';
import { windowedScreen } from '../parts/wall.ts';

const eight = {
  range: '8 × ±10 V, 4 … 20 mA, Pt100',
  lines: ['Ethernet, USB, Modbus TCP', 'ALG50-U8-ETH-24'],
  serial: '26 250 019',
};
const sixteen = {
  range: '16 × ±10 V, 4 … 20 mA',
  lines: ['Ethernet, USB, Modbus TCP', 'ALG50-A16-ETH-24'],
  serial: '26 250 044',
};

// Data logger for the DIN rail, 108 × 94 × 58: display, keys, status lamps, two rows of screw terminals.
export function alg50(label: Partial<Label> = {}, hasAntenna = false): THREE.Group {
  const { range, lines, serial } = { ...eight, ...label };
  return logger('8 / 8', range, [...lines, `S/N ${serial}`, 'CE'].join('   '), [
    ...[terminals(10), terminals(10)].map((row, index) => at(row, [0, index ? 10 : height - 10, 40])),
    ...(hasAntenna ? [at(antennaSocket(), [40, height / 2 - 8, depth + 0.4], [90, 0, 0])] : []),
  ]);
}

// The same with sixteen channels: two steps of narrow terminals above and below, one terminal a channel.
export function alg50With16(label: Partial<Label> = {}): THREE.Group {
  const { range, lines, serial } = { ...sixteen, ...label };
  const steps: [number, number][] = [
    [height - 5.4, 34],
    [height - 15, 44],
    [5.4, 34],
    [15, 44],
  ];
  return logger(
    '16 / 16',
    range,
    [...lines, `S/N ${serial}`, 'CE'].join('   '),
    steps.map(([y, z], row) => {
      const narrow = at(terminals(16), [0, y, z], [0, 0, row > 1 ? 180 : 0]);
      narrow.scale.setScalar(0.61);
      return narrow;
    }),
  );
}

// SMA socket; stands on y = 0.
function antennaSocket(): THREE.Group {
  return group(
    at(hexagon(8, 2.4, 'brass'), [0, 0, 0]),
    at(thread(6.35, 0.71, 9, 'brass'), [0, 2.4, 0]),
    at(cylinder(2.1, 0.3, 'liner', 0.1), [0, 11.3, 0]),
    at(cylinder(0.6, 0.5, 'brass', 0.1), [0, 11.4, 0]),
    at(print([14, 3], word('ANTENNA', 600, 'center', '#dfe2e5')), [0, 0.9, 8], [-90, 0, 0]),
  );
}

const [width, height, depth] = [108, 94, 58];

function logger(channels: string, inputs: string, small: string, rows: THREE.Object3D[]): THREE.Group {
  return group(
    at(slab([width, height, 40], 2, 'coat', 1), [0, height / 2, 0]),
    at(slab([width, height - 40, depth], 2, 'coat', 1.2), [0, height / 2, 0]),
    at(slab([width - 8, 46, 1], 2, 'black', 0.3), [0, height / 2, depth - 0.5]),
    at(windowedScreen([46, 28], channels, 'REC', 'Channels', '2026-11-21 08:42'), [
      -14,
      height / 2,
      depth + 0.4,
    ]),
    at(print([40, 4.4], word('ALDERMERE', 700, 'left', '#e8eaec')), [-29, height / 2 + 18.6, depth + 1.3]),
    at(print([24, 4], word('ALG 50', 600, 'right', '#e8eaec')), [-2, height / 2 + 18.6, depth + 1.3]),
    ...lamps(),
    at(print([84, 3.4], word(inputs, 600, 'center', '#e8eaec')), [-4, height / 2 - 17.6, depth + 1.3]),
    at(print([84, 2.5], word(small, 400, 'center', '#b9bec4')), [-4, height / 2 - 21, depth + 1.3]),
    at(print([60, 2.6], word('Made by Aldermere Instruments', 400, 'center')), [
      0,
      height / 2 + 25,
      depth + 0.05,
    ]),
    ...rows,
  );
}

function lamps(): THREE.Object3D[] {
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
