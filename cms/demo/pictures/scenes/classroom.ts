import type * as THREE from 'three';
import { agc920 } from '../families/housed.ts';
import { gland } from '../parts/fittings.ts';
import { foil, print, word, type Draw } from '../parts/marks.ts';
import { places } from '../parts/paths.ts';
import { at, cylinder, dome, group, slab, tube, type Place } from '../parts/shapes.ts';
import type { Finish } from '../parts/finishes.ts';

// Wall of a classroom: the transmitter beside the blackboard, its cable from below, a pinboard. The ground is one
// metre above the floor.
export function classroom(): THREE.Group {
  return group(
    at(slab([2000, 900, 60], 2, 'frost', 0), [-100, 450, -60]),
    at(blackboard(), [-466, 640, 0]),
    at(agc920({ range: '0 … 2 000 ppm', lines: ['4 … 20 mA', 'AGC920-02K-W-MB'] }), [20, 440, 0]),
    at(gland(16, 'grey'), [20, 441, 15], [180, 0, 0]),
    tube(places('20 424 15, 20 412 15, 20 400 14, 20 380 12'), 2.8, 'cable', 40),
    at(slab([26, 404, 22], 2, 'white', 0.8), [20, 202, 0]),
    at(slab([28, 3, 23], 1, 'white', 0.4), [20, 402, 0]),
    at(pinboard(), [172, 540, 0]),
  );
}

function blackboard(): THREE.Group {
  const chalk = (x: number, z: number, colour: Finish) =>
    at(cylinder(5, 70, colour, 0.6), [x, -271, z], [0, 0, -90]);
  const frame = [
    at(slab([920, 18, 22], 2, 'blasted', 0.8), [-100, 280, 0]),
    at(slab([920, 18, 22], 2, 'blasted', 0.8), [-100, -280, 0]),
    at(slab([18, 560, 22], 2, 'blasted', 0.8), [351, 0, 0]),
  ];
  return group(
    ...frame,
    at(slab([910, 560, 12], 2, 'coatDark', 0), [-100, 0, 0]),
    at(slab([920, 4, 74], 1, 'blasted', 0.5), [-100, -278, 0]),
    at(slab([920, 14, 3], 1, 'blasted', 0.5), [-100, -274, 72]),
    chalk(120, 40, 'liner'),
    chalk(214, 54, 'liner'),
    chalk(20, 48, 'yellow'),
    at(slab([96, 34, 46], 8, 'yellow', 3), [288, -258, 18]),
    at(print([430, 36], word('6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂', 400, 'right', '#dfe3de')), [108, -20, 12.3]),
    at(print([140, 20], word('Outdoors  420 ppm', 400, 'right', '#dfe3de')), [253, -90, 12.3]),
    at(print([140, 20], word('In here  642 ppm', 400, 'right', '#e8d27a')), [253, -124, 12.3]),
  );
}

// Cork board with a timetable and sheets of paper, each on a pin; its left edge is at x = 0.
function pinboard(): THREE.Group {
  const sheet = ([x, y, turn]: Place, size: [number, number], draw: Draw, pin: Finish) =>
    at(
      group(
        at(foil(size, '#eeeee9', draw), [0, -size[1] / 2 + 8, 0.6]),
        at(cylinder(3.4, 5, pin, 0.8), [0, 0, 0.8], [90, 0, 0]),
        at(dome(5.4, 4, pin), [0, 0, 5.6], [90, 0, 0]),
      ),
      [x, y, 12.2],
      [0, 0, turn],
    );
  return group(
    at(slab([640, 460, 12], 2, 'carton', 0), [320, 0, 0]),
    ...[-1, 1].map((side) => at(slab([640, 16, 20], 2, 'blasted', 0.8), [320, side * 228, 0])),
    at(slab([16, 460, 20], 2, 'blasted', 0.8), [8, 0, 0]),
    sheet([128, 124, -1], [190, 140], timetable, 'red'),
    sheet([86, -46, 1.5], [105, 148], lines('Ventilate', 9), 'blue'),
    sheet([232, -40, -2], [148, 105], lines('Fire drill', 6), 'yellow'),
    sheet([330, 130, 2], [105, 148], lines('Library', 9), 'blue'),
    sheet([470, 150, -1], [210, 148], lines('Choir', 7), 'red'),
  );
}

const timetable: Draw = (pen, width, height) => {
  pen.fillStyle = '#1d2125';
  pen.font = `600 ${height * 0.085}px Inter`;
  pen.fillText('Timetable 8 b', width * 0.05, height * 0.15);
  pen.font = `500 ${height * 0.06}px Inter`;
  const subjects = ['Maths', 'Physics', 'English', 'Biology', 'Art', 'History', 'Music'];
  for (let cell = 0; cell < 30; cell++) {
    const [column, row] = [cell % 5, Math.floor(cell / 5)];
    const [x, y] = [width * (0.05 + column * 0.18), height * (0.22 + row * 0.12)];
    pen.lineWidth = height * 0.006;
    pen.strokeRect(x, y, width * 0.18, height * 0.12);
    pen.fillText(subjects[(cell * 3 + row) % 7], x + width * 0.015, y + height * 0.08);
  }
};

function lines(title: string, count: number): Draw {
  return (pen, width, height) => {
    pen.fillStyle = '#1d2125';
    pen.font = `600 ${width * 0.12}px Inter`;
    pen.fillText(title, width * 0.1, height * 0.2);
    pen.fillStyle = '#80858a';
    for (let line = 0; line < count; line++)
      pen.fillRect(
        width * 0.1,
        height * (0.3 + (line * 0.62) / count),
        width * (0.78 - ((line * 7) % 5) * 0.06),
        height * 0.014,
      );
  };
}
