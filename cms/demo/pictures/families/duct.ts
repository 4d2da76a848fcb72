import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { gland } from '../parts/fittings.ts';
import { print, word, wrap } from '../parts/marks.ts';
import { places, points } from '../parts/paths.ts';
import { at, cylinder, dome, group, lathe, seal, tube } from '../parts/shapes.ts';
import { wallHousing, windowedScreen } from '../parts/wall.ts';

const plate = {
  range: '0 … 100 % RH',
  lines: ['−40 … 80 °C', '2 × 4 … 20 mA  Modbus RTU', 'AHT700-D-P2-MB'],
  serial: '26 170 526',
};

// Humidity transmitter for ducts: the same housing as for the wall, a rod Ø 12 × 250 with a sliding flange.
export function aht700Duct(label: Partial<Label> = {}): THREE.Group {
  const cable =
    '34 56 18, 48 54 18, 74 34 10, 104 8 6, 140 2.8 14, 166 12 40, 172 36 64, 158 53 78, 140 56.2 81, 126 54.4 80';
  return group(
    at(aht700Housing('45.2', '23.4 °C   Td 10.9 °C', label), [-30, 0, 0]),
    at(gland(16, 'grey'), [14, 56, 18], [0, 0, -90]),
    tube(places(cable), 2.6, 'cable'),
    at(ductRod(), [130, 55.2, 80], [0, 10, 100.5]),
  );
}

// The housing alone, with its reading; stands on its lower edge.
export function aht700Housing(value: string, foot: string, label: Partial<Label> = {}): THREE.Group {
  const { range, lines, serial } = { ...plate, ...label };
  return group(
    wallHousing({
      size: [88, 112, 42],
      finish: 'white',
      code: 'AHT 700',
      sub: [`S/N ${serial}`, 'CE'].join('   '),
    }),
    at(windowedScreen([60, 38], value, '% RH', 'Humidity', foot), [0, 68, 41.6]),
    at(print([74, 5], word(`${range}   ${lines[0]}`, 600, 'center')), [0, 34, 42.1]),
    at(print([74, 4.2], word(lines[1], 500, 'center')), [0, 28, 42.1]),
    at(print([74, 3.6], word(lines[2], 500, 'center')), [0, 22.4, 42.1]),
    at(print([56, 2.7], word('Made by Aldermere Instruments', 400, 'center')), [0, 13, 42.1]),
  );
}

// Rod with the flange 122 mm from the cable end, which is at y = 0; sintered filter at the tip.
export function ductRod(): THREE.Group {
  return group(
    lathe(points('0 0, 3.6 0, 6 8, 6 12, 0 12'), 'black', 0.3),
    at(cylinder(6, 206, 'turned', 0.3), [0, 12, 0]),
    at(
      wrap(6, [15, 70], (pen, width, height) => {
        pen.translate(width / 2, height / 2);
        pen.rotate(Math.PI / 2);
        pen.textAlign = 'center';
        pen.font = `700 ${width * 0.34}px Inter`;
        pen.fillText('ALDERMERE', 0, -width * 0.06);
        pen.font = `500 ${width * 0.26}px Inter`;
        pen.fillText('AHT 700-D   S/N 26 170 526', 0, width * 0.28);
        pen.setTransform(1, 0, 0, 1, 0, 0);
      }),
      [0, 66, 0],
    ),
    at(ductFlange(), [0, 122, 0]),
    at(seal(6.2, 1.4, 'signal'), [0, 217, 0]),
    at(lathe(points('0 0, 6.3 0, 6.3 27, 0 27'), 'blasted', 0.4), [0, 218, 0]),
    at(dome(6.3, 4, 'blasted'), [0, 245, 0]),
  );
}

// Flange Ø 60 with a clamping neck; its sealing face looks towards +y.
export function ductFlange(): THREE.Group {
  const holes = [45, 135, 225, 315].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return at(cylinder(2.4, 5.2, 'black', 0), [Math.cos(turn) * 23, -0.1, Math.sin(turn) * 23]);
  });
  return group(
    cylinder(30, 5, 'grey', 0.6),
    at(lathe(points('0 0, 10 0, 10 17, 0 17'), 'grey', 0.6), [0, -17, 0]),
    at(cylinder(2.4, 8, 'steel', 0.3), [6, -11, 0], [0, 0, -90]),
    ...holes,
  );
}
