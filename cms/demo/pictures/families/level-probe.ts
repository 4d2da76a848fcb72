import type * as THREE from 'three';
import { typePlate, wrap } from '../parts/marks.ts';
import { at, cylinder, group, lathe, ring, seal, tube, type Place } from '../parts/shapes.ts';

// Submersible level probe: Ø 27 × 150 lying before its coiled cable.
export function alh620(): THREE.Group {
  const loops = Array.from({ length: 145 }, (_, step): Place => {
    const [angle, [out, up]] = [(step / 36) * Math.PI * 2, turnPlace(step / 36)];
    return [Math.sin(angle) * (82 + out), 4.2 + up, Math.cos(angle) * (82 + out) * 0.96 - 58];
  });
  const lead: Place[] = [
    [88, 13.5, 62],
    [112, 13, 50],
    [122, 12, 12],
    [104, 8, -30],
    [88, 6, -62],
    [62, 5, -116],
  ];
  return group(
    tube(loops, 4, 'cable', 1400),
    tube(lead, 4, 'cable'),
    at(probe(), [-86, 13.5, 78], [0, 5, -90]),
    ...[0, 1].map((tie) => at(strap(), [tie ? 84 : -84, 0, -58])),
  );
}

// Where each turn of the coil lies in the bundle: two below, two above, changing over in the last fifth.
function turnPlace(turns: number): [number, number] {
  const places: [number, number][] = [
    [0, 0],
    [8.4, 0],
    [4.2, 7.3],
    [-4.2, 7.3],
    [-4.2, 7.3],
    [-4.2, 7.3],
  ];
  const [from, to] = [places[Math.floor(turns)], places[Math.floor(turns) + 1]];
  const part = Math.max(0, ((turns % 1) - 0.8) * 5);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

// The probe alone, standing on its nose cap: Ø 27 × 150.
export function probe(): THREE.Group {
  const slots = Array.from({ length: 4 }, (_, slot) =>
    at(cylinder(3, 30, 'glass', 0), [0, 7, 0], [90, slot * 45, 0]).translateY(-15),
  );
  return group(
    lathe(
      [
        [0, 0],
        [8, 0],
        [11.5, 6],
        [12.6, 12],
        [12.6, 24],
        [0, 24],
      ],
      'black',
      0.4,
    ),
    ...slots,
    at(seal(12.9, 1.4, 'signal'), [0, 25, 0]),
    at(cylinder(13.5, 112, 'turned', 0.5), [0, 26, 0]),
    at(
      lathe(
        [
          [0, 0],
          [13.5, 0],
          [13.5, 6],
          [9, 18],
          [9, 26],
          [0, 26],
        ],
        'steel',
        0.4,
      ),
      [0, 138, 0],
    ),
    at(
      lathe(
        [
          [0, 0],
          [8, 0],
          [5.4, 16],
          [4.2, 18],
          [0, 18],
        ],
        'rubber',
        0.3,
      ),
      [0, 163, 0],
    ),
    at(wrap(13.5, [26, 96], alongProbe), [0, 82, 0], [0, -40, 0]),
  );
}

function alongProbe(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.translate(width / 2, height / 2);
  pen.rotate(-Math.PI / 2);
  typePlate({ code: 'ALH 620', range: '0 … 10 m H₂O  4 … 20 mA  IP68', serial: '26 162 090' })(
    offset(pen, height, width),
    height,
    width,
  );
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

function offset(pen: CanvasRenderingContext2D, width: number, height: number): CanvasRenderingContext2D {
  pen.translate(-width / 2, -height / 2);
  return pen;
}

function strap(): THREE.Group {
  const loop = at(ring(11.6, 12.4, 6, 'black', 0.2), [0, 9, -3], [90, 0, 0]);
  loop.scale.z = 0.7;
  return group(loop);
}
