import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { flag } from '../parts/cables.ts';
import { print, wrap } from '../parts/marks.ts';
import { at, dome, group, lathe, seal, slab, tube, type Place } from '../parts/shapes.ts';

const plate: Label = {
  code: 'ATC 150',
  range: '−40 … 1 100 °C',
  lines: ['Ø 3 mm × 500 mm', 'ATC150-K-3-500-M'],
  serial: '26 140 508',
};

// Mineral-insulated thermocouple type K: sheath laid in a ring, transition sleeve, green cable with a label, miniature
// plug. Lies flat.
export function atc150(label: Partial<Label> = {}, diameter = 3, length = 500): THREE.Group {
  const details = { ...plate, ...label };
  const sheath = winding(diameter, length);
  const [[x1, , z1], [x2, y2, z2]] = sheath.slice(-2);
  const lead: Place[] = [
    [40, 3.2, 38],
    [52, 3.1, 38.5],
    [82, 2, 44],
    [95, 2, 64],
    [86, 2.1, 78],
    ...[76, 66, 55, 44, 34].map((x): Place => [x, 2.2, 80]),
    [6, 4, 84],
  ];
  return group(
    tube([[6, 3.8, 38], [-2, 3.8, 38], ...sheath], diameter / 2, 'steel', 900),
    at(
      dome(diameter / 2, diameter / 2, 'steel'),
      [x2, y2, z2],
      [0, (Math.atan2(z1 - z2, x2 - x1) * 180) / Math.PI, -90],
    ),
    at(sleeve(details, diameter), [-2, 3.8, 38], [0, 0, -90]),
    tube(lead, 2, 'green', 300),
    at(flag(details, 2, -1), [55, 2.2, 80]),
    at(group(plug()), [1, 0, 84.5], [0, 8, 0]),
  );
}

// A spiral from the sleeve inwards, as long as the sheath.
function winding(diameter: number, length: number): Place[] {
  const places: Place[] = [];
  const perRadian = (diameter + 2.4) / (2 * Math.PI);
  for (let [angle, along] = [0.12, 8]; along < length; angle += 0.04) {
    const radius = 56 - (angle - 0.12) * perRadian;
    const height = diameter / 2 + (3.8 - diameter / 2) * Math.exp((0.12 - angle) * 4);
    places.push([-Math.sin(angle) * radius, height, Math.cos(angle) * radius - 18]);
    along += radius * 0.04;
  }
  return places;
}

// Transition sleeve: the sheath enters at y = 0, the cable leaves at y = 50.
export function sleeve({ range }: Label, diameter: number): THREE.Group {
  return group(
    lathe(
      [
        [0, 0],
        [diameter / 2 + 0.3, 0],
        [3.6, 3],
        [3.6, 38],
        [0, 38],
      ],
      'turned',
      0.2,
    ),
    at(seal(3.6, 0.9, 'signal'), [0, 36, 0]),
    at(
      lathe(
        [
          [0, 0],
          [3.8, 0],
          [3.8, 4],
          [2.2, 12],
          [0, 12],
        ],
        'green',
        0.2,
      ),
      [0, 38, 0],
    ),
    at(wrap(3.6, [8, 30], sideways('ALDERMERE  ATC 150', range)), [0, 19.4, 0], [0, -45, 0]),
  );
}

// Text along the sleeve, which lies on its side.
function sideways(text: string, range: string) {
  return (pen: CanvasRenderingContext2D, width: number, height: number) => {
    pen.translate(width / 2, height / 2);
    pen.rotate(-Math.PI / 2);
    pen.textAlign = 'center';
    pen.font = `600 ${width * 0.3}px Inter`;
    pen.fillText(text, 0, 0, height);
    pen.font = `400 ${width * 0.2}px Inter`;
    pen.fillText(`K  ${range}`, 0, width * 0.3, height);
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
}

// Miniature plug lying flat: its pins point to −x, its cable enters at x = 5.
export function plug(): THREE.Group {
  const face = (pen: CanvasRenderingContext2D, width: number, height: number) => {
    pen.fillStyle = '#f2f5f3';
    pen.font = `700 ${height * 0.5}px Inter`;
    pen.textAlign = 'center';
    pen.fillText('K', width * 0.5, height * 0.68);
    pen.font = `600 ${height * 0.4}px Inter`;
    pen.fillText('+', width * 0.14, height * 0.35);
    pen.fillText('−', width * 0.14, height * 0.95);
  };
  return at(
    group(
      at(slab([25, 16, 8], 2, 'green', 1), [-12, 0, 0]),
      at(slab([6, 9, 7], 2, 'green', 1), [2, 0, 0.4]),
      at(slab([12, 2.6, 0.8], 0.2, 'brass', 0.1), [-30, 4, 3.6]),
      at(slab([12, 3.4, 0.8], 0.2, 'steel', 0.1), [-30, -4, 3.6]),
      at(print([20, 12], face), [-12, 0, 8.1]),
    ),
    [0, 0.2, 0],
    [-90, 0, 0],
  );
}
