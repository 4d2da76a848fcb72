import type * as THREE from 'three';
import type { Finish } from './finishes.ts';
import { margin } from './heads.ts';
import { foil, typePlate, type Plate } from './marks.ts';
import { points } from './paths.ts';
import {
  at,
  cylinder,
  group,
  knurl,
  lathe,
  outline,
  plate,
  ring,
  seal,
  slab,
  tube,
  type Place,
  type Point,
} from './shapes.ts';

// Female M12 × 1 cable connector, straight; the mouth is at y = 0, the cable leaves upwards at y = 46.
export function m12Plug(): THREE.Group {
  const ribs = Array.from({ length: 8 }, (_, rib) =>
    at(slab([1.6, 17, 1.2], 0.6, 'black', 0.2), [0, 0, 0])
      .rotateY((rib * Math.PI) / 4)
      .translateZ(5.9),
  );
  return group(
    at(ring(5.2, 6.6, 5, 'steel', 0.2), [0, 0, 0]),
    at(cylinder(4.4, 6, 'black', 0.2), [0, 1.2, 0]),
    at(knurl(14.6, 11, 28, 'steel'), [0, 4, 0]),
    at(seal(6.2, 1.3, 'signal'), [0, 15.8, 0]),
    lathe(points('0 16, 6.3 16, 6.6 18, 6.2 34, 4.6 38, 4.4 44, 3.2 46, 0 46'), 'black', 0.3),
    ...ribs.map((rib) => at(group(rib), [0, 26.5, 0])),
  );
}

// An insulated wire that ends in a ferrule: collar and bare crimped sleeve at the last point.
export function ferrule(colour: Finish, wire: Place[], [rx, ry, rz]: Place): THREE.Group {
  const end = wire[wire.length - 1];
  const sleeve = group(cylinder(1.35, 6, 'white', 0.2), at(cylinder(0.75, 8, 'steel', 0.15), [0, 6, 0]));
  return group(tube(wire, 0.95, colour, 80), at(sleeve, end, [rx, ry, rz]));
}

export interface Coil {
  places: Place[];
  // Of the bundle: its outer radius, and the width and height of its section.
  outer: number;
  width: number;
  height: number;
}

// A length of cable in a bundle round the y axis; it starts in front, outside and below, and ends just before a full
// turn, on top.
export function coil(inner: number, thickness: number, length: number): Coil {
  const pitch = thickness * 1.04;
  let [turns, columns] = [1, 1];
  while (lengthOf(inner, pitch, seats(turns, columns)) < length) {
    turns++;
    columns = Math.ceil(Math.sqrt(turns) * 0.95);
  }
  const all = seats(turns, columns);
  const around = 40;
  const places = Array.from({ length: Math.round((turns - 0.1) * around) }, (_, step): Place => {
    const turn = step / around;
    const [out, up] = between(all, turn);
    const [angle, radius] = [turn * Math.PI * 2, inner + out * pitch];
    return [Math.sin(angle) * radius, thickness / 2 + up * pitch, Math.cos(angle) * radius];
  });
  const width = pitch * columns;
  return { places, outer: inner + width - pitch / 2, width, height: (all[turns - 1][1] + 1) * pitch };
}

// Each row lies in the gaps of the one below, and runs back.
function seats(turns: number, columns: number): Point[] {
  const places: Point[] = [];
  for (let row = 0; places.length < turns; row++) {
    const shift = (row % 2) / 2;
    const across = Array.from({ length: columns - (row % 2) }, (_, column) => column + shift);
    if (row % 2 === 0) across.reverse();
    places.push(...across.map((out): Point => [out, row * 0.866]));
  }
  return places.slice(0, turns);
}

function lengthOf(inner: number, pitch: number, places: Point[]): number {
  return places.reduce((sum, [out]) => sum + 2 * Math.PI * (inner + out * pitch), 0);
}

// A turn changes over to its next seat in its last sixth.
function between(all: Point[], turn: number): Point {
  const here = all[Math.floor(turn)];
  const there = all[Math.floor(turn) + 1] ?? here;
  const share = Math.max(0, ((turn % 1) - 0.83) * 6);
  return [here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share];
}

// Tie round the section of a bundle whose cables run along z; stands on the ground.
export function tie({ width, height }: Coil): THREE.Mesh {
  const band = outline(width + 2.4, height + 2.4, 3.4);
  band.holes.push(outline(width + 0.8, height + 0.8, 2.8));
  return at(plate(band, 6, 'black', 0.2), [0, height / 2, -3]);
}

// A label folded round a cable that runs along x; it lies flat behind the cable (−1) or before it (1).
export function flag(plateText: Plate, radius: number, side: -1 | 1): THREE.Group {
  return group(
    at(cylinder(radius + 0.5, 40, 'white', 0.1), [-20, 0, 0], [0, 0, -90]),
    at(slab([40, 25, 0.4], 1, 'white', 0.1), [0, -0.2, side * 13], [-90, 0, 0]),
    at(foil([39, 24], '#e6e7e6', margin(typePlate(plateText))), [0, 0.25, side * 13], [-90, 0, 0]),
  );
}
