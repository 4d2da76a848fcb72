import * as THREE from 'three';
import { finish } from '../parts/finishes.ts';
import { at, cylinder, group, hexagon, thread } from '../parts/shapes.ts';

// Half width and half height of the block, its depth, half the length and half the height of the beam between
// the slots, and the height of a slot; millimetres.
export const sBeam = { x: 30, y: 36, depth: 24, reach: 22, beam: 7, slot: 10 };

export interface SBeam {
  object: THREE.Group;
  // Pulls the ends apart by twice this length; the beam between them takes the shape of an S.
  pull: (shift: number) => void;
}

// A block with two slots from opposite sides and a stud on either end; its middle is the origin.
export function createSBeam(): SBeam {
  const geometry = new THREE.ExtrudeGeometry(outline(), {
    depth: sBeam.depth,
    bevelEnabled: false,
    curveSegments: 16,
  }).translate(0, 0, -sBeam.depth / 2);
  const rest = geometry.getAttribute('position').clone();
  const studs = [1, -1].map((end) => ({ end, object: stud(end) }));
  return {
    object: group(new THREE.Mesh(geometry, finish('blasted')), ...studs.map(({ object }) => object)),
    pull: (shift) => {
      const moved = geometry.getAttribute('position');
      for (let index = 0; index < rest.count; index++)
        moved.setY(index, rest.getY(index) + shift * share(rest.getX(index), rest.getY(index)));
      moved.needsUpdate = true;
      geometry.computeVertexNormals();
      for (const { end, object } of studs) object.position.y = end * (sBeam.y + shift);
    },
  };
}

// How far a point moves with the upper end (1) or the lower one (−1).
export function share(x: number, y: number): number {
  if (Math.abs(y) > sBeam.beam + sBeam.slot / 2) return Math.sign(y);
  const along = Math.min(1, Math.max(-1, x / sBeam.reach));
  return (along ** 3 - 3 * along) / 2;
}

// The upper slot is open on the right, the lower one on the left.
function outline(): THREE.Shape {
  const { x, y, reach, beam, slot } = sBeam;
  const [far, round] = [beam + slot, slot / 2];
  const shape = new THREE.Shape().moveTo(-x, y).lineTo(-x, -beam);
  const steps = Array.from({ length: 45 }, (_, step) => -reach + step * ((reach * 2) / 44));
  shape.lineTo(-reach, -beam);
  steps.forEach((along) => shape.lineTo(along, -beam));
  shape.absarc(reach, -beam - round, round, Math.PI / 2, -Math.PI / 2, true);
  shape.lineTo(-x, -far).lineTo(-x, -y).lineTo(x, -y).lineTo(x, beam);
  [...steps].reverse().forEach((along) => shape.lineTo(along, beam));
  shape.absarc(-reach, beam + round, round, -Math.PI / 2, Math.PI / 2, true);
  return shape.lineTo(x, far).lineTo(x, y).lineTo(-x, y);
}

function stud(end: number): THREE.Group {
  return at(
    group(cylinder(10, 2, 'steel'), at(hexagon(19, 9, 'steel'), [0, 2, 0]), thread(12, 1.75, 28, 'steel')),
    [0, end * sBeam.y, 0],
    [0, 0, end > 0 ? 0 : 180],
  );
}
