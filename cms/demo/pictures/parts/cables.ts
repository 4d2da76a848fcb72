import type * as THREE from 'three';
import type { Finish } from './finishes.ts';
import { points } from './paths.ts';
import { at, cylinder, group, knurl, lathe, ring, seal, slab, tube, type Place } from './shapes.ts';

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

// Turns of cable lying in a bundle round the y axis, from angle `from` on, in turns; returns their points.
export function coil(radius: number, thickness: number, turns: number, from = 0): Place[] {
  const around = 40;
  return Array.from({ length: Math.round(turns * around) + 1 }, (_, step): Place => {
    const turn = step / around;
    const angle = (from + turn) * Math.PI * 2;
    const [out, up] = bundled(turn, thickness);
    return [Math.sin(angle) * (radius + out), thickness / 2 + up, Math.cos(angle) * (radius + out)];
  });
}

// Three turns below, two in their gaps, one on top; a turn changes over in its last sixth.
function bundled(turn: number, thickness: number): [number, number] {
  const seats = points('0 0, 1.04 0, 2.08 0, 1.56 0.9, 0.52 0.9, 1.04 1.8, 1.04 1.8');
  const [here, there] = [seats[Math.min(Math.floor(turn), 6)], seats[Math.min(Math.floor(turn) + 1, 6)]];
  const part = Math.max(0, ((turn % 1) - 0.83) * 6);
  return [
    (here[0] + (there[0] - here[0]) * part) * thickness,
    (here[1] + (there[1] - here[1]) * part) * thickness,
  ];
}
