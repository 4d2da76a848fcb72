import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { coil, tie } from '../parts/cables.ts';
import { typePlate, wrap, type Draw } from '../parts/marks.ts';
import { at, cylinder, group, lathe, seal, tube, type Place } from '../parts/shapes.ts';

const front = 32;

// Submersible level probe: Ø 27 × 150 lying before its coiled cable, which is some metres long.
export function alh620(label: Partial<Label> = {}, metres = 5): THREE.Group {
  const bundle = coil(70, 8, metres * 1000);
  const { outer, width } = bundle;
  const middle = front - outer;
  // The cable of the probe joins the bundle at its right, from the outside.
  const joining = [95, 110, 125, 140, 155].map((degrees): Place => {
    const angle = (degrees * Math.PI) / 180;
    const radius = outer + 3 - (degrees - 95) * 0.12;
    return [Math.sin(angle) * radius, 5, Math.cos(angle) * radius + middle];
  });
  const lead: Place[] = [
    [88, 13.5, 62],
    [112, 13, 52],
    [outer + 16, 11, Math.min(20, middle + 60)],
    [outer + 9, 6, middle + 20],
    ...joining,
  ];
  return group(
    at(tube(bundle.places, 4, 'cable', bundle.places.length * 2), [0, 0, middle], [0, 180, 0]),
    tube(lead, 4, 'cable'),
    at(probe(label), [-86, 13.5, 78], [0, 5, -90]),
    ...[-1, 1].map((side) => at(group(tie(bundle)), [side * (outer - width / 2 + 2), 0, middle])),
  );
}

// The probe alone, standing on its nose cap: Ø 27 × 150.
export function probe(label: Partial<Label> = {}): THREE.Group {
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
    at(wrap(13.5, [30, 106], alongProbe(label)), [0, 82, 0], [0, -40, 0]),
  );
}

function alongProbe(label: Partial<Label>): Draw {
  const draw = typePlate({
    code: 'ALH 620',
    range: '0 … 10 m',
    lines: ['4 … 20 mA  IP68  cable 15 m', 'ALH620-010-C15'],
    serial: '26 162 090',
    ...label,
  });
  return (pen, width, height) => {
    pen.translate(width / 2, height / 2);
    pen.rotate(-Math.PI / 2);
    draw(offset(pen, height, width), height, width);
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
}

function offset(pen: CanvasRenderingContext2D, width: number, height: number): CanvasRenderingContext2D {
  pen.translate(-width / 2, -height / 2);
  return pen;
}
