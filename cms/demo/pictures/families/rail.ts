import * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { foil, print, typePlate, word, type Draw } from '../parts/marks.ts';
import { margin } from '../parts/heads.ts';
import { points } from '../parts/paths.ts';
import { at, cylinder, dome, group, plate, ring, slab } from '../parts/shapes.ts';

const supply: Label = {
  code: 'APS 24',
  range: '4 … 20 mA / 4 … 20 mA',
  lines: ['19.2 … 30 V DC  2.5 kV', 'APS24-C1-A1-24'],
  serial: '26 530 018',
};

// Loop supply for the DIN rail, 17.5 × 99 × 92: four pluggable terminals above and below, one lamp.
export function aps24(label: Partial<Label> = {}): THREE.Group {
  const side = new THREE.Shape();
  const edge = points(
    '0 0, 62 0, 62 13, 72 13, 72 28, 92 28, 92 71, 72 71, 72 86, 62 86, 62 99, 0 99, 0 67, 7 67, 7 30.5, 0 30.5',
  );
  side.setFromPoints(edge.map(([x, y]) => new THREE.Vector2(x, y)));
  return group(
    at(plate(side, 17.4, 'coat', 0.7), [8.7, 0, 0], [0, -90, 0]),
    at(slab([14.6, 40, 0.8], 1.5, 'black', 0.3), [0, 49.5, 91.6]),
    at(face(), [0, 49.5, 92.45]),
    ...[1, -1].map((end) => at(plugs(), [0, end > 0 ? 78.5 : 20.5, 72], [0, 0, end > 0 ? 0 : 180])),
    ...[1, -1].map((end) => at(plugs(), [0, end > 0 ? 92.5 : 6.5, 62], [0, 0, end > 0 ? 0 : 180])),
    at(foil([46, 62], '#d9dcde', margin(sideLabel({ ...supply, ...label }))), [-8.85, 49.5, 36], [0, -90, 0]),
    at(slab([10, 7, 12], 1, 'signal', 0.4), [0, 27, -1]),
  );
}

function face(): THREE.Group {
  const upright = (text: string, weight: number): Draw => word(text, weight, 'left', '#e8eaec');
  return group(
    at(print([30, 4.6], upright('ALDERMERE', 700)), [-3.4, -1.4, 0], [0, 0, 90]),
    at(print([30, 4.2], upright('APS 24', 600)), [2.6, -1.4, 0], [0, 0, 90]),
    at(dome(1.7, 1, 'green'), [3.6, 16.4, -0.1], [90, 0, 0]),
    at(print([7, 2.8], word('PWR', 600, 'right', '#dfe2e5')), [-1.8, 16.2, 0]),
  );
}

// Two screw terminals in one pluggable block, 15 × 13.6 × 12; the screws look towards +z, the wires enter above.
function plugs(): THREE.Group {
  const screw = (x: number) => [
    at(ring(2.5, 3.3, 0.6, 'grey', 0.1), [x, 0.8, 10], [90, 0, 0]),
    at(cylinder(2.5, 0.5, 'steel', 0.2), [x, 0.8, 10], [90, 0, 0]),
    at(slab([4, 0.7, 0.2], 0.1, 'black', 0), [x, 0.8, 10.5], [0, 0, 30 + x * 11]),
    at(slab([4.6, 2.6, 0.2], 0.3, 'glass', 0), [x, -4.6, 10]),
  ];
  return group(at(slab([15.4, 12.6, 10], 0.8, 'black', 0.4), [0, 0, 0]), ...screw(-3.8), ...screw(3.8));
}

const sideLabel =
  (label: Label): Draw =>
  (pen, width, height) => {
    typePlate(label)(pen, width, height * 0.52);
    const unit = height / 100;
    pen.lineWidth = unit * 0.8;
    pen.strokeStyle = pen.fillStyle;
    pen.strokeRect(width * 0.02, 58 * unit, width * 0.96, 34 * unit);
    pen.beginPath();
    pen.moveTo(width / 2, 58 * unit);
    pen.lineTo(width / 2, 92 * unit);
    pen.stroke();
    pen.font = `500 ${6.4 * unit}px Inter`;
    ['1  + 24 V', '2  − 24 V', '3  +', '4  −'].forEach((text, row) =>
      pen.fillText(text, width * 0.06, (66 + row * 7.6) * unit),
    );
    ['5  Loop +', '6  Loop −', '7  Out +', '8  Out −'].forEach((text, row) =>
      pen.fillText(text, width * 0.55, (66 + row * 7.6) * unit),
    );
  };
