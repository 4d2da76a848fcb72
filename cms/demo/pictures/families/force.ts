import * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { gland } from '../parts/fittings.ts';
import { print, typePlate, word } from '../parts/marks.ts';
import { places, points } from '../parts/paths.ts';
import { at, group, outline, plate, ring, seal, thread } from '../parts/shapes.ts';

// Half the width, the height and the depth of the body, and its thread.
const bodies = {
  M12: { half: 30, height: 76, depth: 26, thread: { diameter: 12, pitch: 1.75, length: 18 } },
  M20: { half: 40, height: 100, depth: 38, thread: { diameter: 20, pitch: 2.5, length: 30 } },
} as const;

const force: Label = {
  code: 'AFL 420',
  range: '2 kN',
  lines: ['2 mV/V', 'AFL420-002-M12-C03'],
  serial: '26 310 027',
};

// S-type load cell with M12 or M20 threads; the cable leaves to the right unless another way is given.
export function afl420({ label = {}, stud = 'M12', cable = drops[stud] }: LoadCell = {}): THREE.Group {
  const details = { ...force, ...label };
  const { half, height, depth, thread: screw } = bodies[stud];
  const [middle, face] = [height / 2, depth / 2];
  return group(
    at(plate(sShape(half, height), depth, 'turned', 0.7), [0, 0, -face]),
    at(plate(outline(38, 22, 6), 1.2, 'blasted', 0.3), [0, middle, face - 0.4]),
    at(print([32, 16], typePlate(details)), [1, middle, face + 0.9]),
    at(print([22, 9], word(details.range, 600, 'center')), [0, height - 10.4, face + 0.1]),
    at(print([30, 4], word('TENSION  COMPRESSION', 500, 'center')), [0, 10, face + 0.1]),
    ...[height, -screw.length].map((y) =>
      at(group(thread(screw.diameter, screw.pitch, screw.length, 'steel')), [0, y, 0]),
    ),
    at(
      group(ring(5, 8.2, 3, 'steel', 0.3), at(seal(7.4, 1.8, 'signal'), [0, 3.4, 0])),
      [half, middle, 0],
      [0, 0, -90],
    ),
    at(gland(12, 'steel', places(cable), 2.6), [half + 4, middle, 0], [0, 0, -90]),
  );
}

interface LoadCell {
  label?: Partial<Label> | undefined;
  stud?: 'M12' | 'M20';
  cable?: string;
}

// The way of the cable down to the ground, on which the lower stud stands, and back.
const drops = {
  M12: '0 0 0, 0 12 0, 5 24 3, 18 38 9, 38 50 22, 53 58 46, 53.4 46 72, 53.4 8 84, 53.4 -46 86, 53.4 -104 96',
  M20: '0 0 0, 0 12 0, 6 24 3, 24 42 10, 52 58 24, 76 68 50, 77.4 54 78, 77.4 8 92, 77.4 -52 94, 77.4 -126 104',
};

// Two slots from opposite sides leave the measuring beam between them.
function sShape(half: number, height: number): THREE.Shape {
  const [low, high] = height === 76 ? [24, 52] : [31, 69];
  const [inner, slot] = [half === 30 ? 14 : 20, height === 76 ? 3.4 : 4];
  const body = new THREE.Shape();
  const edge = points(
    `-${half} 0, ${half} 0, ${half} ${high}, -${inner} ${high}, -${inner} ${high + slot}, ${half} ${high + slot}, ${half} ${height}, -${half} ${height}, -${half} ${low}, ${inner} ${low}, ${inner} ${low - slot}, -${half} ${low - slot}`,
  );
  body.setFromPoints(edge.map(([x, y]) => new THREE.Vector2(x, y)));
  return body;
}
