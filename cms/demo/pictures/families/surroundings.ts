import * as THREE from 'three';
import type { Finish } from '../parts/finishes.ts';
import { at, cylinder, group, part, ring, slab, tube } from '../parts/shapes.ts';

// Half a ring of concrete, open towards the viewer, standing on y = 0.
export function halfRing(inner: number, outer: number, height: number, name: Finish): THREE.Mesh {
  const shape = new THREE.Shape().absarc(0, 0, outer, 0, Math.PI, false);
  if (inner > 0) shape.absarc(0, 0, inner, Math.PI, 0, true);
  const solid = new THREE.ExtrudeGeometry(shape, { depth: height, bevelEnabled: false, curveSegments: 96 });
  return part(solid.rotateX(-Math.PI / 2), name, inner > 0 ? 5 : 0);
}

// Step iron of a shaft, its legs in the wall at z = 0.
export function stepIron(width: number): THREE.Mesh {
  const half = width / 2;
  return tube(
    [
      [-half, 0, 0],
      [-half, 0, 70],
      [-half + 10, -4, 88],
      [0, -8, 92],
      [half - 10, -4, 88],
      [half, 0, 70],
      [half, 0, 0],
    ],
    9,
    'steel',
    120,
  );
}

// Pallet rack: uprights, beams and boxes on `levels` shelves; stands on y = 0, one bay along x.
export function rack(width: number, levels: number, step: number): THREE.Group {
  const depth = 420;
  const upright = (x: number, z: number) =>
    at(slab([36, levels * step + 90, 30], 2, 'blue', 0.8), [x, (levels * step + 90) / 2, z]);
  const shelves = Array.from({ length: levels }, (_, level) => {
    const y = 60 + level * step;
    return group(
      ...[0, depth].map((z) => at(slab([width, 40, 26], 2, 'grey', 0.8), [0, y, z - depth])),
      at(slab([width, 8, depth], 1, 'blasted', 0.5), [0, y + 24, -depth]),
      ...boxes(width, step, level).map((box) => at(box, [0, y + 28, 0])),
    );
  });
  return group(
    ...[-1, 1].flatMap((side) => [upright((side * width) / 2, 0), upright((side * width) / 2, -depth)]),
    ...shelves,
  );
}

// Boxes of unlike width and height with a strip of tape, the same at every run.
function boxes(width: number, step: number, level: number): THREE.Group[] {
  const count = 4;
  const room = (width - 60) / count;
  return Array.from({ length: count }, (_, place) => {
    const seed = (place * 7 + level * 5) % 6;
    const height = (step - 90) * (0.62 + 0.06 * seed);
    const wide = room * (0.8 + 0.03 * seed);
    const name: Finish = seed === 4 ? 'white' : 'carton';
    const x = (place + 0.5) * room - (width - 60) / 2;
    return group(
      at(slab([wide, height, 340], 3, name, 1.5), [x, height / 2, -360]),
      at(slab([wide * 0.34, height * 0.3, 0.6], 1, 'liner', 0), [x + wide * 0.2, height * 0.3, -19.6]),
      at(slab([34, 0.8, 341], 0.2, 'grey', 0), [x, height + 0.2, -360.5]),
    );
  });
}

// Round air duct of folded sheet along x, with the helical seam.
export function spiralDuct(from: number, to: number, radius: number): THREE.Group {
  const turns = (to - from) / 105;
  const seam = Array.from({ length: Math.ceil(turns * 24) + 1 }, (_, step): [number, number, number] => {
    const angle = (step / 24) * Math.PI * 2;
    return [from + (step / 24) * 105, Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return group(
    at(cylinder(radius, to - from, 'blasted', 0), [from, 0, 0], [0, 0, -90]),
    tube(seam, 2.4, 'blasted', Math.ceil(turns * 64)),
    ...[from, to - 40].map((x) => at(ring(radius - 1, radius + 4, 40, 'steel', 0.8), [x, 0, 0], [0, 0, -90])),
  );
}
