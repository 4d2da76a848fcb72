import type * as THREE from 'three';
import { connectionHead, fieldHead } from '../parts/heads.ts';
import { typePlate, wrap } from '../parts/marks.ts';
import { at, cylinder, dome, group, hexagon, lathe, ring, seal, thread } from '../parts/shapes.ts';

const seals = (radius: number, y: number) => at(seal(radius, 1.5, 'signal'), [0, y, 0]);

// Pt100 thermometer: connection head Ø 84, neck, G1/2, protection tube Ø 9 of the given length.
export function atr120(tube = 190): THREE.Group {
  return group(
    at(dome(4.5, 4.5, 'steel'), [0, 4.5, 0], [180, 0, 0]),
    at(cylinder(4.5, tube, 'steel', 0), [0, 4.5, 0]),
    at(thread(20.955, 1.814, 14, 'steel'), [0, tube, 0]),
    at(hexagon(27, 12, 'steel'), [0, tube + 14, 0]),
    at(cylinder(7, 44, 'turned'), [0, tube + 26, 0]),
    at(cylinder(9, 4, 'steel'), [0, tube + 26, 0]),
    at(connectionHead(), [0, tube + 66, 0], [0, 160, 0]),
    at(
      wrap(39.5, [50, 12], (pen, width, height) => {
        pen.font = `700 ${height * 0.36}px Inter`;
        pen.fillText('ALDERMERE', 0, height * 0.36);
        pen.font = `600 ${height * 0.3}px Inter`;
        pen.textAlign = 'right';
        pen.fillText('ATR 120', width, height * 0.35);
        pen.textAlign = 'left';
        pen.font = `400 ${height * 0.2}px Inter`;
        pen.fillText('Pt100 A  −50 … 400 °C   S/N 26 120 317   CE', 0, height * 0.66);
        pen.fillText('Made by Aldermere Instruments', 0, height * 0.93);
      }),
      [0, tube + 104.5, 0],
      [0, -6, 0],
    ),
  );
}

// Accelerometer: hexagon 24, body Ø 22, two-pin connector with 5/8-24 thread; 52 mm high.
export function ava800(): THREE.Group {
  return group(
    at(cylinder(11, 1.4, 'steel'), [0, 0, 0]),
    at(hexagon(24, 11, 'steel'), [0, 1, 0]),
    at(cylinder(10.6, 2, 'steel'), [0, 11.8, 0]),
    seals(10.7, 13.6),
    at(
      lathe(
        [
          [0, 0],
          [11.4, 0],
          [11.4, 19],
          [9.4, 22],
          [0, 22],
        ],
        'turned',
        0.3,
      ),
      [0, 14.2, 0],
    ),
    at(
      wrap(
        11.4,
        [19, 15],
        typePlate({
          code: 'AVA 800',
          range: '100 mV/g  ±50 g',
          lines: ['0.5 … 10 000 Hz'],
          serial: '26 180 064',
        }),
      ),
      [0, 23.6, 0],
      [0, -6, 0],
    ),
    at(cylinder(8.6, 2.4, 'steel'), [0, 36, 0]),
    at(thread(15.875, 1.058, 9.6, 'steel'), [0, 38, 0]),
    at(
      lathe(
        [
          [6.2, 0],
          [7.1, 0],
          [7.1, 1.2],
          [6.2, 1.2],
        ],
        'steel',
        0.1,
      ),
      [0, 47.2, 0],
    ),
    at(cylinder(6.4, 0.5, 'black', 0.1), [0, 47.3, 0]),
    ...[-2.6, 2.6].map((x) => at(group(cylinder(0.9, 3.4, 'brass', 0.2)), [x, 47.6, 0])),
  );
}

// Radar level gauge: field head, neck with G1 1/2, horn Ø 96 × 150.
export function alr600(value = '4.832', foot = '61.7 %   Echo 42 dB'): THREE.Group {
  const horn = lathe(
    [
      [48, 0],
      [20, 118],
      [20, 150],
      [18.6, 150],
      [18.6, 118],
      [46.4, 0],
      [48, 0],
    ],
    'turned',
    0.3,
  );
  return group(
    horn,
    at(ring(46.4, 51, 4, 'steel', 0.5), [0, 0, 0]),
    at(cylinder(18.5, 20, 'liner'), [0, 100, 0]),
    at(thread(47.8, 2.309, 24, 'steel'), [0, 148, 0]),
    at(cylinder(32, 3, 'steel'), [0, 172, 0]),
    at(hexagon(60, 16, 'steel'), [0, 174, 0]),
    at(cylinder(17, 44, 'turned'), [0, 190, 0]),
    at(cylinder(23, 9, 'steel', 0.6), [0, 228, 0]),
    at(
      fieldHead({
        value,
        unit: 'm',
        head: 'Level',
        foot,
        plate: {
          code: 'ALR 600',
          range: '0.3 … 30 m  80 GHz',
          lines: ['4 … 20 mA HART'],
          serial: '26 160 118',
        },
      }),
      [0, 233, 0],
      [0, 0, 0],
    ),
  );
}
