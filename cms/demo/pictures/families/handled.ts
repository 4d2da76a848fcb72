import type * as THREE from 'three';
import { digits } from '../parts/digits.ts';
import { dial, foil, print, screen, typePlate, word, type Draw } from '../parts/marks.ts';
import { at, cylinder, group, knurl, lathe, plate, outline, slab, thread } from '../parts/shapes.ts';
import { margin } from '../parts/heads.ts';
import { terminals } from './logger.ts';

// Hand-held pressure calibrator 96 × 190 × 42: lies on its back at z = 0, pressure port on top.
export function acp40(): THREE.Group {
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
    at(screen('lcd', [68, 54], calibratorFace), [0, 46, 38.1]),
    at(print([44, 5.6], word('ALDERMERE', 700, 'left', '#e8eaec')), [-16, 83, 37.7]),
    at(print([26, 5], word('ACP 40', 600, 'right', '#e8eaec')), [25, 83, 37.7]),
    ...keys.map((name, index) => key(name, index)),
    at(
      print([72, 2.8], word('Made by Aldermere Instruments   S/N 26 240 012   CE', 400, 'center', '#aeb4ba')),
      [0, -84.5, 37.7],
    ),
    ...[-22, 22].map((x) => at(port(), [x, 97, 18])),
  );
}

function calibratorFace(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.font = `600 ${height * 0.085}px Inter`;
  pen.fillText('PRESSURE', width * 0.05, height * 0.13);
  pen.fillText('0 … 40 bar', width * 0.62, height * 0.13);
  digits(pen, '16.0024', [width * 0.05, height * 0.24, height * 0.19]);
  pen.font = `600 ${height * 0.12}px Inter`;
  pen.fillText('bar', width * 0.84, height * 0.44);
  pen.fillRect(width * 0.05, height * 0.57, width * 0.9, height * 0.008);
  pen.font = `600 ${height * 0.085}px Inter`;
  pen.fillText('CURRENT', width * 0.05, height * 0.73);
  digits(pen, '20.003', [width * 0.42, height * 0.63, height * 0.11]);
  pen.fillText('mA', width * 0.86, height * 0.75);
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
export function adi30(value = '12.485', unit = 'bar'): THREE.Group {
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
    at(foil([9, 3], '#0a0606', word('AL1', 500, 'center', '#ff6a3c')), [37, 32, 9.5]),
    at(
      foil(
        [52, 28],
        '#d9dcde',
        margin(typePlate({ code: 'ADI 30', range: '4 … 20 mA  24 V DC', serial: '26 230 441' })),
      ),
      [45.6, 24, -36],
      [0, 90, 0],
    ),
    at(terminals(8), [0, 30, -93], [0, 180, 0]),
    ...[1, -1].map((side) => at(slab([3, 14, 24], 1, 'steel', 0.3), [side * 46.6, 24, -78])),
  );
}

function panelFace(value: string): Draw {
  return (pen, width, height) => digits(pen, value, [width * 0.03, height * 0.16, height * 0.68], '#2a0d06');
}

// A reference gauge for the bench: dial Ø 160 with a mirror scale, bottom connection.
export function gauge(): THREE.Group {
  const scale: Draw = (pen, width) => {
    pen.fillStyle = '#1d2125';
    pen.translate(width / 2, width / 2);
    pen.textAlign = 'center';
    for (let tick = 0; tick <= 200; tick++) {
      const angle = ((135 + (tick / 200) * 270) * Math.PI) / 180;
      const long = tick % 25 === 0 ? 0.1 : tick % 5 === 0 ? 0.07 : 0.04;
      pen.lineWidth = width * (tick % 25 === 0 ? 0.009 : 0.004);
      pen.beginPath();
      pen.moveTo(Math.cos(angle) * width * 0.45, Math.sin(angle) * width * 0.45);
      pen.lineTo(Math.cos(angle) * width * (0.45 - long), Math.sin(angle) * width * (0.45 - long));
      pen.stroke();
      if (tick % 25) continue;
      pen.font = `600 ${width * 0.075}px Inter`;
      pen.fillText(
        String((tick / 25) * 5),
        Math.cos(angle) * width * 0.3,
        Math.sin(angle) * width * 0.3 + width * 0.02,
      );
    }
    pen.font = `700 ${width * 0.06}px Inter`;
    pen.fillText('ALDERMERE', 0, -width * 0.12);
    pen.font = `500 ${width * 0.045}px Inter`;
    pen.fillText('bar   Cl. 0.1', 0, width * 0.2);
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
  const turn = 135 + (16 / 40) * 270;
  return group(
    at(
      lathe(
        [
          [0, 0],
          [76, 0],
          [82, 6],
          [82, 34],
          [0, 34],
        ],
        'turned',
        1,
      ),
      [0, 110, -20],
      [90, 0, 0],
    ),
    at(
      lathe(
        [
          [74, 0],
          [84, 0],
          [84, 10],
          [80, 13],
          [74, 11],
          [74, 0],
        ],
        'steel',
        0.6,
      ),
      [0, 110, 10],
      [90, 0, 0],
    ),
    at(dial(150, '#e9eaea', scale), [0, 110, 15]),
    at(group(needle(turn)), [0, 110, 17]),
    at(cylinder(6, 5, 'steel'), [0, 110, 15], [90, 0, 0]),
    at(cylinder(11, 22, 'steel'), [0, 10, 0]),
  );
}

function needle(degrees: number): THREE.Group {
  const hand = at(slab([84, 1.8, 0.7], 0.6, 'black', 0), [22, 0, 0]);
  return at(group(hand), [0, 0, 0], [0, 0, -degrees]);
}
