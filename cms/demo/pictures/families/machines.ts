import * as THREE from 'three';
import type { Finish } from '../parts/finishes.ts';
import { bolt, flange, gland } from '../parts/fittings.ts';
import { points } from '../parts/paths.ts';
import { at, cylinder, group, lathe, part, ring, slab, type Place } from '../parts/shapes.ts';

// Electric motor, finned, on feet: shaft along x at y = 0, its drive end face at x = 0, the shaft to −x.
export function motor(radius: number, length: number, name: Finish): THREE.Group {
  const fins = Array.from({ length: 44 }, (_, fin) =>
    at(
      group(at(slab([length * 0.7, 2.4, radius * 0.13], 1, name, 0.2), [length * 0.42, 0, radius * 0.87])),
      [0, 0, 0],
      [fin * (360 / 44), 0, 0],
    ),
  );
  const slots = [0.3, 0.5, 0.7].map((share) =>
    at(ring(radius * share, radius * (share + 0.1), 1, 'black', 0), [length + 0.5, 0, 0], [0, 0, -90]),
  );
  return group(
    at(cylinder(radius * 0.88, length * 0.8, name, 0), [0, 0, 0], [0, 0, -90]),
    ...fins,
    at(cylinder(radius * 0.96, 18, name, 1.5), [0, 0, 0], [0, 0, -90]),
    at(cylinder(radius * 0.5, 12, name, 1), [-10, 0, 0], [0, 0, -90]),
    at(cylinder(radius * 0.17, radius * 0.8, 'turned', 0.6), [-radius * 0.8, 0, 0], [0, 0, -90]),
    at(cylinder(radius * 1.01, length * 0.22, name, 2.5), [length * 0.78, 0, 0], [0, 0, -90]),
    ...slots,
    at(slab([radius, radius * 0.42, radius * 0.9], 4, name, 2), [
      length * 0.42,
      radius * 1.16,
      -radius * 0.45,
    ]),
    at(gland(18, 'black'), [length * 0.42, radius * 1.16, radius * 0.45], [90, 0, 0]),
    ...[0.16, 0.66].map((share) => foot([length * share, radius], name)),
  );
}

function foot([x, height]: [number, number], name: Finish): THREE.Group {
  return at(
    group(
      at(slab([34, 14, height * 2], 2, name, 1), [0, -height * 1.12 + 7, -height]),
      at(slab([26, height * 0.5, height * 1.5], 2, name, 1), [0, -height * 0.85, -height * 0.75]),
      ...[-1, 1].map((side) => at(bolt(9, 4), [0, -height * 1.12 + 14, side * height * 0.86])),
    ),
    [x, 0, 0],
  );
}

// Jaw coupling along x, its middle at x = 0: two hubs and the elastic star between.
export function coupling(radius: number, length: number): THREE.Group {
  const hub = (side: 1 | -1) =>
    at(
      group(
        lathe(
          points(
            `0 4, ${radius} 4, ${radius} ${length * 0.28}, ${radius * 0.72} ${length * 0.3}, ${radius * 0.72} ${length / 2}, 0 ${length / 2}`,
          ),
          'turned',
          0.8,
        ),
        at(cylinder(3.2, radius * 0.8, 'black', 0), [0, length * 0.4, 0], [90, 0, 0]),
      ),
      [0, 0, 0],
      [0, 0, side * -90],
    );
  return group(hub(1), hub(-1), at(cylinder(radius * 0.97, 8.4, 'signal', 0.6), [-4.2, 0, 0], [0, 0, -90]));
}

// Powder brake along x from x = 0: shaft to −x, a finned disc on a bracket.
export function brake(radius: number): THREE.Group {
  const fins = Array.from({ length: 7 }, (_, fin) =>
    at(ring(radius * 0.6, radius, 5, 'cast', 0.8), [16 + fin * 11, 0, 0], [0, 0, -90]),
  );
  return group(
    at(cylinder(radius * 0.9, 98, 'cast', 1), [0, 0, 0], [0, 0, -90]),
    ...fins,
    at(cylinder(radius * 0.55, 12, 'coatDark', 1), [-11, 0, 0], [0, 0, -90]),
    at(cylinder(radius * 0.6, 16, 'coatDark', 1), [97, 0, 0], [0, 0, -90]),
    at(cylinder(9.5, 46, 'turned', 0.5), [-46, 0, 0], [0, 0, -90]),
    at(slab([70, radius * 1.25, radius * 1.2], 3, 'coatDark', 1.2), [50, -radius * 0.62, -radius * 0.6]),
  );
}

// Base plate with slots along x: upper face at y = 0.
export function slottedPlate(width: number, depth: number): THREE.Group {
  const count = Math.round(depth / 52);
  const pitch = depth / count;
  const strips = Array.from({ length: count }, (_, strip) =>
    at(slab([width, 16, pitch - 11], 0.6, 'turned', 0.8), [0, -8, -depth / 2 + strip * pitch + 5.5]),
  );
  return group(...strips, at(slab([width, 26, depth], 1, 'cast', 1), [0, -28, -depth / 2]));
}

// Centrifugal pump, shaft along x from the volute at x = 0 to the coupling at x = 250; discharge above.
export function pump(name: Finish): THREE.Group {
  const spiral = part(new THREE.TorusGeometry(74, 36, 32, 96).rotateY(Math.PI / 2), name, 0);
  const holes = { circle: 110, count: 8, diameter: 13 };
  const ribs = [45, 135, 225, 315].map((turn) =>
    at(group(at(slab([96, 9, 22], 2, name, 1), [104, 0, 48])), [0, 0, 0], [turn, 0, 0]),
  );
  return group(
    spiral,
    at(cylinder(86, 66, name, 2), [-33, 0, 0], [0, 0, -90]),
    at(cylinder(38, 70, name, 0), [-100, 0, 0], [0, 0, -90]),
    at(flange(145, 17, 64, holes, name), [-104, 0, 0], [0, 0, 90]),
    at(cylinder(32, 150, name, 0), [0, 60, 58]),
    at(flange(130, 16, 52, { ...holes, circle: 100 }, name), [0, 208, 58]),
    at(
      lathe(points('0 26, 94 26, 94 42, 70 50, 54 58, 50 150, 58 152, 58 172, 30 176, 0 176'), name, 1.4),
      [0, 0, 0],
      [0, 0, -90],
    ),
    ...ribs,
    at(cylinder(15, 80, 'turned', 0.6), [174, 0, 0], [0, 0, -90]),
    ...[-52, 52].map((z) => at(slab([40, 100, 26], 3, name, 1.4), [4, -86, z - 13])),
    at(slab([30, 90, 50], 3, name, 1.4), [150, -92, -25]),
  );
}

// Guard over a coupling along x: a half shell of sheet whose sides stand `height` below the axis.
export function guard([length, radius, height]: Place, name: Finish): THREE.Group {
  const shell = new THREE.CylinderGeometry(radius, radius, length, 64, 1, true, -Math.PI / 2, Math.PI);
  shell.rotateX(-Math.PI / 2).rotateY(Math.PI / 2);
  const skirts = [-1, 1].map((side) =>
    at(slab([length, height, 2], 0.5, name, 0), [0, -height / 2, side * radius - 1]),
  );
  return group(part(shell, name, 0), ...skirts);
}
