import type * as THREE from 'three';
import { dial, type Draw } from '../parts/marks.ts';
import { at, cylinder, group, lathe, slab } from '../parts/shapes.ts';

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
