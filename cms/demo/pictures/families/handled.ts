import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { digits } from '../parts/digits.ts';
import { foil, print, screen, typePlate, word, type Draw } from '../parts/marks.ts';
import { at, cylinder, group, knurl, plate, outline, slab, thread } from '../parts/shapes.ts';
import { margin } from '../parts/heads.ts';
import { terminals } from './logger.ts';

// Hand-held pressure calibrator 96 × 190 × 42: lies on its back at z = 0, pressure port on top.
export function acp40(label: Partial<Label> = {}): THREE.Group {
  const { range, reading, serial } = {
    range: '0 … 40 bar',
    reading: '16.0000',
    serial: '26 240 012',
    ...label,
  };
  const keys = [
    'F1',
    'F2',
    'F3',
    '▲',
    '7',
    '8',
    '9',
    '▼',
    '4',
    '5',
    '6',
    'ESC',
    '1',
    '2',
    '3',
    'ZERO',
    '.',
    '0',
    '±',
    'ENTER',
  ];
  return group(
    slab([100, 196, 26], 14, 'coatDark', 2.5),
    at(slab([98, 194, 12], 13, 'coatDark', 2), [0, 0, 25]),
    at(slab([84, 180, 0.8], 8, 'black', 0.3), [0, 0, 36.8]),
    at(slab([100.6, 196.6, 1.4], 14.2, 'signal', 0.2), [0, 0, 24.6]),
    at(slab([76, 62, 0.6], 4, 'glass', 0.2), [0, 46, 37.4]),
    at(screen('lcd', [68, 54], calibratorFace(range, reading)), [0, 46, 38.1]),
    at(print([44, 5.6], word('ALDERMERE', 700, 'left', '#e8eaec')), [-16, 83, 37.7]),
    at(print([26, 5], word('ACP 40', 600, 'right', '#e8eaec')), [25, 83, 37.7]),
    ...keys.map((name, index) => key(name, index)),
    at(
      print(
        [72, 2.8],
        word(
          ['Made by Aldermere Instruments', ...(label.lines ?? []), `S/N ${serial}`, 'CE'].join('   '),
          400,
          'center',
          '#aeb4ba',
        ),
      ),
      [0, -84.5, 37.7],
    ),
    ...[-22, 22].map((x) => at(port(), [x, 97, 18])),
  );
}

function calibratorFace(range: string, reading: string): Draw {
  return (pen, width, height) => drawFace(pen, [width, height], range, reading);
}

function drawFace(
  pen: CanvasRenderingContext2D,
  [width, height]: [number, number],
  range: string,
  reading: string,
): void {
  pen.font = `600 ${height * 0.085}px Inter`;
  pen.fillText('PRESSURE', width * 0.05, height * 0.13);
  pen.textAlign = 'right';
  pen.fillText(range, width * 0.95, height * 0.13);
  pen.textAlign = 'left';
  digits(pen, reading, [width * 0.05, height * 0.25, height * 0.17]);
  pen.textAlign = 'right';
  pen.font = `600 ${height * 0.1}px Inter`;
  pen.fillText('bar', width * 0.95, height * 0.42);
  pen.textAlign = 'left';
  pen.fillRect(width * 0.05, height * 0.57, width * 0.9, height * 0.008);
  pen.font = `600 ${height * 0.085}px Inter`;
  pen.fillText('CURRENT', width * 0.05, height * 0.73);
  digits(pen, '20.003', [width * 0.42, height * 0.63, height * 0.11]);
  pen.textAlign = 'right';
  pen.fillText('mA', width * 0.95, height * 0.73);
  pen.textAlign = 'left';
  pen.fillText('Error  +0.019 % of span', width * 0.05, height * 0.93);
}

function key(name: string, index: number): THREE.Group {
  const [x, y] = [((index % 4) - 1.5) * 19.5, 3 - Math.floor(index / 4) * 17];
  const strong = name === 'ENTER';
  return at(
    group(
      slab([16, 12.4, 2.2], 3, strong ? 'signal' : index < 4 ? 'grey' : 'white', 0.7),
      at(print([14, 4.6], word(name, 600, 'center', strong ? '#ffffff' : '#16191c')), [0, 0, 2.26]),
    ),
    [x, y, 37.2],
  );
}

function port(): THREE.Group {
  return group(
    at(cylinder(8.4, 3, 'steel'), [0, 0, 0]),
    at(knurl(18, 9, 24, 'steel'), [0, 3, 0]),
    at(cylinder(6, 3, 'steel'), [0, 12, 0]),
    at(thread(11, 1, 8, 'brass'), [0, 13, 0]),
  );
}

// Panel indicator 96 × 48, 90 mm deep behind the bezel; stands on its housing, face towards +z.
export function adi30(label: Partial<Label> = {}): THREE.Group {
  const [value, unit] = (label.reading ?? '12.485 bar').split(' ');
  const bezel = outline(96, 48, 3);
  return group(
    at(slab([91, 44, 92], 2, 'black', 0.6), [0, 24, -92]),
    at(plate(bezel, 9, 'coatDark', 1.4), [0, 24, 0]),
    at(slab([88, 40, 0.6], 2, 'glass', 0.2), [0, 24, 8.8]),
    at(screen('led', [68, 22], panelFace(value)), [-4.5, 26.5, 9.5]),
    at(print([26, 3.4], word('ALDERMERE', 700, 'left', '#cfd3d7')), [-26, 40.6, 9.5]),
    at(print([20, 3.2], word('ADI 30', 600, 'right', '#cfd3d7')), [30, 40.6, 9.5]),
    at(print([10, 6], word(unit, 600, 'center', '#ff6a3c')), [36, 21, 9.5]),
    ...['▲', '▼', 'SET'].map((name, index) =>
      at(
        group(
          slab([14, 6.4, 1.4], 2, 'coatDark', 0.4),
          at(print([12, 3.2], word(name, 600, 'center', '#e8eaec')), [0, 0, 1.46]),
        ),
        [-24 + index * 18, 9.4, 9.2],
      ),
    ),
    at(print([22, 4.2], word(label.range ?? '4 … 20 mA', 500, 'center', '#cfd3d7')), [32, 9.6, 9.5]),
    at(foil([9, 3], '#0a0606', word('AL1', 500, 'center', '#ff6a3c')), [37, 32, 9.5]),
    at(
      foil(
        [70, 36],
        '#d9dcde',
        margin(
          typePlate({
            code: 'ADI 30',
            range: '4 … 20 mA',
            lines: ['20 … 30 V DC', 'ADI30-C1-R2-24'],
            serial: '26 230 441',
            ...label,
          }),
        ),
      ),
      [45.6, 24, -40],
      [0, 90, 0],
    ),
    at(terminals(8), [0, 30, -93], [0, 180, 0]),
    ...[1, -1].map((side) => at(slab([3, 14, 24], 1, 'steel', 0.3), [side * 46.6, 24, -78])),
  );
}

function panelFace(value: string): Draw {
  return (pen, width, height) => digits(pen, value, [width * 0.03, height * 0.16, height * 0.68], '#2a0d06');
}
