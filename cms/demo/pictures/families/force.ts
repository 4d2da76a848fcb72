import * as THREE from 'three';
import { gland, m12 } from '../parts/fittings.ts';
import { foil, print, typePlate, word } from '../parts/marks.ts';
import { margin } from '../parts/heads.ts';
import { places, points } from '../parts/paths.ts';
import { at, cylinder, group, outline, part, plate, ring, seal, slab, thread } from '../parts/shapes.ts';

// S-type load cell, 60 × 76 × 26 mm with M12 threads; the cable leaves to the right unless another way is given.
export function afl420(
  force = '2 kN',
  cable = '0 0 0, 0 12 0, 5 24 3, 18 38 9, 38 50 22, 53 58 46, 53.4 46 72, 53.4 8 84, 53.4 -46 86, 53.4 -104 96',
): THREE.Group {
  const body = new THREE.Shape();
  const edge = points(
    '-30 0, 30 0, 30 52, -14 52, -14 55.4, 30 55.4, 30 76, -30 76, -30 24, 14 24, 14 20.6, -30 20.6',
  );
  body.setFromPoints(edge.map(([x, y]) => new THREE.Vector2(x, y)));
  const plateRim = outline(38, 22, 6);
  return group(
    at(plate(body, 26, 'turned', 0.7), [0, 0, -13]),
    at(plate(plateRim, 1.2, 'blasted', 0.3), [0, 38, 12.6]),
    at(
      print([32, 16], typePlate({ code: 'AFL 420', range: force, lines: ['2 mV/V'], serial: '26 310 027' })),
      [1, 38, 13.9],
    ),
    at(print([22, 9], word(force, 600, 'center')), [0, 65.6, 13.1]),
    at(print([30, 4], word('TENSION  COMPRESSION', 500, 'center')), [0, 10, 13.1]),
    ...[76, 0].map((y) => stud(y > 0 ? y : -18)),
    at(
      group(ring(5, 8.2, 3, 'steel', 0.3), at(seal(7.4, 1.8, 'signal'), [0, 3.4, 0])),
      [30, 38, 0],
      [0, 0, -90],
    ),
    at(gland(12, 'steel', places(cable), 2.6), [34, 38, 0], [0, 0, -90]),
  );
}

// M12 threaded stud with a nut run down to the body.
function stud(y: number): THREE.Group {
  return at(group(thread(12, 1.75, 18, 'steel')), [0, y, 0]);
}

// Rotating torque transducer: shaft Ø 19 with keyways, stator box 74 × 66 × 66 on a foot; axis along x at y = 42.
export function atq430(torque = '±50 N·m'): THREE.Group {
  const ends = [1, -1].map((side) =>
    at(
      group(
        at(cylinder(27, 5, 'blasted', 0.8), [0, 36, 0]),
        at(seal(24.5, 1.8, 'signal'), [0, 41.2, 0]),
        at(cylinder(22, 5, 'turned', 0.8), [0, 41, 0]),
        at(ring(12, 17, 0.8, 'black', 0.1), [0, 45.6, 0]),
        at(cylinder(11.5, 4, 'steel', 0.4), [0, 45, 0]),
        at(shaftEnd(), [0, 49, 0], [0, side * 135, 0]),
      ),
      [0, 42, 0],
      [0, 0, side * -90],
    ),
  );
  const lid = [-29, 29].flatMap((x) =>
    [-22, 22].map((z) => at(cylinder(2.4, 1, 'steel', 0.3), [x, 76.4, z])),
  );
  return group(
    at(slab([96, 8, 78], 2, 'blasted', 0.8), [0, 4, -39]),
    ...[-42, 42].map((x) => at(group(cylinder(3.6, 2.4, 'steel', 0.4)), [x, 8, 30])),
    at(slab([74, 64, 66], 4, 'coat', 1.4), [0, 40, -33]),
    at(slab([70, 5, 62], 3, 'blasted', 0.8), [0, 74, -31]),
    ...ends,
    ...lid,
    at(m12(), [18, 76, -10]),
    at(print([60, 8], word('ALDERMERE', 700, 'left')), [-1, 63, 33.1]),
    at(
      foil(
        [58, 32],
        '#d9dcde',
        margin(
          typePlate({
            code: 'ATQ 430',
            range: torque,
            lines: ['±10 V  4 … 20 mA  24 V DC'],
            serial: '26 320 009',
          }),
        ),
      ),
      [0, 36, 33.3],
    ),
  );
}

// Shaft end 19 × 38 whose keyway, 6 mm wide, is milled in from the face; stands on y = 0.
function shaftEnd(): THREE.Group {
  const [radius, half, floor] = [9.5, 3, 6];
  const cut = new THREE.Shape();
  const turn = Math.asin(half / radius);
  cut.absarc(0, 0, radius, Math.PI / 2 + turn, Math.PI * 2.5 - turn, false);
  cut.lineTo(half, floor).lineTo(-half, floor).closePath();
  const milled = new THREE.ExtrudeGeometry(cut, { depth: 30, bevelEnabled: false, curveSegments: 96 });
  milled.rotateX(-Math.PI / 2);
  return group(
    cylinder(radius, 8.02, 'turned', 0),
    at(group(part(milled, 'turned', 0.4)), [0, 8, 0]),
    at(cylinder(1.7, 0.1, 'black', 0), [0, 38, 0]),
  );
}
