import * as THREE from 'three';
import type { Finish } from '../parts/finishes.ts';
import { bolt, flange } from '../parts/fittings.ts';
import {
  at,
  cylinder,
  group,
  hexagon,
  knurl,
  lathe,
  part,
  ring,
  slab,
  type Place,
  type Point,
} from '../parts/shapes.ts';

// What instruments are mounted on: tanks, pipes, manifolds.

const flange80 = { circle: 160, count: 8, diameter: 18 };

// A dished tank end with a shell below; the nozzle's flange has its upper face at y = 0.
export function tankTop(radius: number): THREE.Group {
  const profile: Point[] = [[0, 0]];
  for (let step = 1; step <= 60; step++) {
    const angle = (step / 60) * (Math.PI / 2);
    profile.push([radius * Math.sin(angle), radius * 0.36 * (Math.cos(angle) - 1)]);
  }
  const rim = -radius * 0.36;
  profile.push([radius, rim - 60], [radius, rim - 400]);
  return group(
    at(lathe(profile, 'blasted', 0, 256), [0, -96, 0]),
    at(part(new THREE.TorusGeometry(radius, 2.2, 12, 200).rotateX(Math.PI / 2), 'steel', 0), [
      0,
      rim - 96 - 30,
      0,
    ]),
    nozzle([0, 0, 0]),
  );
}

// DN 80 stub with flange, upper face at the given place.
export function nozzle(place: Place): THREE.Group {
  return at(
    group(
      at(cylinder(44.5, 130, 'blasted'), [0, -140, 0]),
      at(part(new THREE.TorusGeometry(46, 3, 12, 96).rotateX(Math.PI / 2), 'steel', 0), [0, -94, 0]),
      at(flange(200, 20, 80, flange80, 'blasted'), [0, -20, 0]),
    ),
    place,
  );
}

// Blind flange with a G1 1/2 boss on a gasket, with its eight bolts.
export function cover(place: Place): THREE.Group {
  const bolts = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) / 8) * Math.PI * 2;
    return at(bolt(16, 40), [Math.cos(angle) * 80, 22, -Math.sin(angle) * 80], [0, index * 17, 0]);
  });
  return at(
    group(ring(40, 71, 2, 'rubber'), at(flange(200, 20, 30, flange80, 'steel'), [0, 2, 0]), ...bolts),
    place,
  );
}

// A pipe of the given diameter with round bends.
export function pipe(points: Place[], diameter: number, bend: number, name: Finish = 'blasted'): THREE.Mesh {
  const path = new THREE.CurvePath<THREE.Vector3>();
  const corners = points.map((point) => new THREE.Vector3(...point));
  let start = corners[0];
  for (let index = 1; index < corners.length - 1; index++) {
    const corner = corners[index];
    const before = corner.clone().add(start.clone().sub(corner).setLength(bend));
    const after = corner.clone().add(corners[index + 1].clone().sub(corner).setLength(bend));
    path.add(new THREE.LineCurve3(start, before));
    path.add(new THREE.QuadraticBezierCurve3(before, corner, after));
    start = after;
  }
  path.add(new THREE.LineCurve3(start, corners[corners.length - 1]));
  return part(new THREE.TubeGeometry(path, 360, diameter / 2, 64), name, 0);
}

// Pair of flanges in a pipe; the axis is y, the joint at y = 0.
export function joint(outer: number, bore: number, count: number): THREE.Group {
  const circle = { circle: outer * 0.8, count, diameter: outer * 0.09 };
  const bolts = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * Math.PI * 2;
    return at(bolt(outer * 0.08, outer * 0.28), [
      Math.cos(angle) * outer * 0.4,
      outer * 0.1,
      -Math.sin(angle) * outer * 0.4,
    ]);
  });
  return group(
    at(flange(outer, outer * 0.09, bore, circle, 'blasted'), [0, 1, 0]),
    at(flange(outer, outer * 0.09, bore, circle, 'blasted'), [0, -1 - outer * 0.09, 0]),
    ring(bore / 2, outer * 0.34, 1, 'rubber'),
    ...bolts,
  );
}

// Bench manifold: an aluminium block with two upward ports at x = ±70 and a hand wheel in front.
export function manifold(): THREE.Group {
  const port = (x: number) =>
    at(
      group(
        cylinder(15, 6, 'steel'),
        at(hexagon(27, 10, 'steel'), [0, 5, 0]),
        at(cylinder(10, 8, 'steel'), [0, 15, 0]),
      ),
      [x, 46, 0],
    );
  const spokes = [0, 120, 240].map((turn) =>
    at(group(at(cylinder(3, 30, 'steel'), [0, 0, 0], [90, 0, 0])), [0, 0, 0], [0, turn, 0]),
  );
  const grip = part(new THREE.TorusGeometry(32, 5, 20, 96).rotateX(Math.PI / 2), 'black', 0);
  const wheel = at(group(grip, ...spokes, cylinder(8, 8, 'steel')), [0, 0, 0]);
  return group(
    at(slab([220, 40, 60], 3, 'turned', 0.8), [0, 26, -30]),
    at(slab([250, 8, 90], 4, 'black', 0.8), [0, 4, -45]),
    port(-70),
    port(70),
    at(
      group(cylinder(9, 34, 'steel'), at(hexagon(24, 8, 'steel'), [0, 2, 0]), at(wheel, [0, 34, 0])),
      [0, 28, 30],
      [90, 0, 0],
    ),
    at(
      group(knurl(22, 12, 24, 'steel'), at(cylinder(6, 16, 'steel'), [0, 10, 0])),
      [-110, 26, 0],
      [0, 0, 90],
    ),
  );
}

// Foam tray with round wells, 3 × 6, pitch 46 mm.
export function tray(columns: number, rows: number, pitch: number): THREE.Group {
  const [width, depth] = [columns * pitch + 16, rows * pitch + 16];
  const wall = (w: number, d: number, x: number, z: number) =>
    at(slab([w, 26, d], 1.4, 'grey', 0.8), [x, 13, z - d / 2]);
  return group(
    at(slab([width, 18, depth], 1, 'black', 0.8), [0, 9, -depth / 2]),
    wall(width + 8, 4, 0, depth / 2 + 4),
    wall(width + 8, 4, 0, -depth / 2),
    wall(4, depth, -width / 2 - 2, depth / 2),
    wall(4, depth, width / 2 + 2, depth / 2),
  );
}
