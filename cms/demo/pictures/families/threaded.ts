import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { connectionHead, fieldHead, type Head } from '../parts/heads.ts';
import { typePlate, wrap } from '../parts/marks.ts';
import { points } from '../parts/paths.ts';
import { at, cylinder, dome, group, hexagon, lathe, ring, seal, thread } from '../parts/shapes.ts';

const seals = (radius: number, y: number) => at(seal(radius, 1.5, 'signal'), [0, y, 0]);

const thermometer: Label = {
  code: 'ATR 120',
  range: '−50 … 400 °C',
  lines: ['Pt100 class A  204 mm', 'ATR120-204-G12-I'],
  serial: '26 120 317',
};

// Pt100 thermometer: connection head Ø 84, neck, G1/2 or another thread, protection tube Ø 9 of the given length.
export function atr120(
  tube = 190,
  label: Partial<Label> = {},
  process: THREE.Object3D = thread(20.955, 1.814, 14, 'steel'),
): THREE.Group {
  const {
    range,
    lines: [sensor = '', partNumber = ''],
    serial,
  } = { ...thermometer, ...label };
  return group(
    at(dome(4.5, 4.5, 'steel'), [0, 4.5, 0], [180, 0, 0]),
    at(cylinder(4.5, tube, 'steel', 0), [0, 4.5, 0]),
    at(group(process), [0, tube, 0]),
    at(hexagon(27, 12, 'steel'), [0, tube + 14, 0]),
    at(cylinder(7, 44, 'turned'), [0, tube + 26, 0]),
    at(cylinder(9, 4, 'steel'), [0, tube + 26, 0]),
    at(connectionHead(), [0, tube + 66, 0], [0, 148, 0]),
    at(
      wrap(42.05, [62, 5.4], (pen, width, height) => {
        pen.font = `700 ${height * 0.8}px Inter`;
        pen.fillText('ALDERMERE   ATR 120', 0, height * 0.8, width * 0.68);
        pen.font = `400 ${height * 0.5}px Inter`;
        pen.textAlign = 'right';
        pen.fillText(`S/N ${serial}  CE`, width, height * 0.8, width * 0.3);
        pen.textAlign = 'left';
      }),
      [0, tube + 114.6, 0],
      [0, 17, 0],
    ),
    at(
      wrap(39.3, [58, 13.8], (pen, width, height) => {
        const rows: [string, number, number, number][] = [
          [range, 0.28, 0.34, 700],
          [sensor, 0.62, 0.3, 600],
          [partNumber, 0.94, 0.28, 500],
        ];
        for (const [row, top, size, weight] of rows) {
          pen.font = `${weight} ${height * size}px Inter`;
          pen.fillText(row, 0, height * top, width);
        }
      }),
      [0, tube + 103.2, 0],
      [0, 10, 0],
    ),
  );
}

// Accelerometer: hexagon 24, body Ø 22, two-pin connector with 5/8-24 thread; 52 mm high.
export function ava800(label: Partial<Label> = {}, outlet = twoPins()): THREE.Group {
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
          ...label,
        }),
      ),
      [0, 23.6, 0],
      [0, -6, 0],
    ),
    at(cylinder(8.6, 2.4, 'steel'), [0, 36, 0]),
    outlet,
  );
}

function twoPins(): THREE.Group {
  return group(
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

const radar: Label = {
  code: 'ALR 600',
  range: '0.3 … 30 m',
  lines: ['80 GHz  4 … 20 mA HART', 'ALR600-030-G112-HART'],
  serial: '26 160 118',
  reading: '4.832',
};

// Radar level gauge: field head, neck with G1 1/2 or 1 1/2 NPT, horn Ø 96 for 30 m or Ø 43 for 10 m.
export function alr600({
  label = {},
  horn = 'wide',
  foot = '48.3 %   Echo 42 dB',
  process,
  neck = 'standard',
  head = {},
}: Radar = {}): THREE.Group {
  const { reading = '', ...plate } = { ...radar, ...label };
  const neckLength = neck === 'cooling' ? 104 : 44;
  const top = 190 + neckLength;
  const upper = group(
    at(group(process ?? threadAndHexagon(horn)), [0, 146, 0]),
    at(cylinder(17, neckLength, 'turned'), [0, 190, 0]),
    ...(neck === 'cooling' ? coolingFins() : []),
    at(cylinder(23, 9, 'steel', 0.6), [0, top - 6, 0]),
    at(fieldHead({ value: reading, unit: 'm', head: 'Level', foot, plate, ...head }), [0, top - 1, 0]),
  );
  return horn === 'narrow' ? group(narrowHorn(), at(upper, [0, -78, 0])) : group(wideHorn(), upper);
}

interface Radar {
  label?: Partial<Label> | undefined;
  horn?: 'wide' | 'narrow' | 'npt';
  foot?: string;
  // Instead of the thread with its hexagon: 44 mm high.
  process?: THREE.Object3D;
  neck?: 'standard' | 'cooling';
  head?: Pick<Head, 'finish' | 'entry'>;
}

// Seven fins Ø 66 around a neck that is 60 mm longer.
function coolingFins(): THREE.Mesh[] {
  return Array.from({ length: 7 }, (_, fin) => at(cylinder(33, 3, 'turned', 0.5), [0, 202 + fin * 11, 0]));
}

function threadAndHexagon(horn: Radar['horn']): THREE.Group {
  return group(
    horn === 'npt'
      ? thread(48.3, 2.209, 26, 'steel', 1 / 16)
      : at(thread(47.8, 2.309, 24, 'steel'), [0, 2, 0]),
    at(cylinder(32, 3, 'steel'), [0, 26, 0]),
    at(hexagon(60, 16, 'steel'), [0, 28, 0]),
  );
}

// Horn Ø 96 for 30 m.
function wideHorn(): THREE.Group {
  return group(
    lathe(points('48 0, 20 118, 20 150, 18.6 150, 18.6 118, 46.4 0, 48 0'), 'turned', 0.3),
    at(ring(46.4, 51, 4, 'steel', 0.5), [0, 0, 0]),
    at(cylinder(18.5, 20, 'liner'), [0, 100, 0]),
  );
}

// Horn Ø 43 for 10 m, 78 mm shorter.
function narrowHorn(): THREE.Group {
  return group(
    lathe(points('21.5 0, 20 62, 20 72, 18.6 72, 18.6 62, 20.1 0, 21.5 0'), 'turned', 0.3),
    at(ring(20.1, 21.5, 4, 'steel', 0.4), [0, 0, 0]),
    at(cylinder(18.5, 20, 'liner'), [0, 40, 0]),
  );
}
