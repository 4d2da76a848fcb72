import type * as THREE from 'three';
import { capScrew } from './fittings.ts';
import { print, reading, screen, word } from './marks.ts';
import { at, group, slab } from './shapes.ts';

export interface Wall {
  size: [number, number, number];
  finish: 'white' | 'coat';
  code: string;
  sub: string;
}

// Wall housing standing upright on its lower edge, face towards +z: base, cover with a shadow joint, brand.
export function wallHousing({ size: [width, height, depth], finish, code, sub }: Wall): THREE.Group {
  const cut = depth * 0.42;
  const corner = 7;
  const screws = [1, -1].map((side) => at(capScrew(2.6), [side * (width / 2 - 7), 7.5, depth], [90, 0, 0]));
  return group(
    at(slab([width, height, cut], corner, finish, 1), [0, height / 2, 0]),
    at(slab([width - 2.4, height - 2.4, depth], corner - 1, 'grey', 0), [
      0,
      height / 2,
      0.6 - depth * 0.02,
    ]).translateZ(-0.5),
    at(slab([width, height, depth - cut - 1], corner, finish, 1.8), [0, height / 2, cut + 1]),
    at(print([width * 0.46, 6.4], word('ALDERMERE')), [-width * 0.17, height - 11, depth + 0.06]),
    at(print([width * 0.36, 5.4], word(code, 600, 'right')), [width * 0.23, height - 11.2, depth + 0.06]),
    at(print([width * 0.66, 2.7], word(sub, 400, 'center')), [0, 8, depth + 0.06]),
    ...screws,
  );
}

// A window with a reading, set into a dark frame; centre at the origin, face towards +z.
export function windowedScreen(
  size: [number, number],
  value: string,
  unit: string,
  head: string,
  foot = '',
): THREE.Group {
  return group(
    slab([size[0] + 9, size[1] + 9, 0.8], 4, 'glass', 0.3),
    at(screen('lcd', size, reading(value, unit, head, foot)), [0, 0, 0.9]),
  );
}
