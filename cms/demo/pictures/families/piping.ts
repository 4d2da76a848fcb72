import * as THREE from 'three';
import { afm500 } from './flow.ts';
import type { Finish } from '../parts/finishes.ts';
import { bolt, flange } from '../parts/fittings.ts';
import { points } from '../parts/paths.ts';
import { at, cylinder, dome, group, hexagon, lathe, part, ring, slab } from '../parts/shapes.ts';

// Pipe along x between two places on the axis.
export function straight(from: number, to: number, diameter: number, name: Finish): THREE.Group {
  return group(at(cylinder(diameter / 2, to - from, name, 0), [from, 0, 0], [0, 0, -90]));
}

// Flowmeter between the flanges of a pipe along x, its axis at y = 0.
export function meterRun(name: Finish): THREE.Group {
  const holes = { circle: 125, count: 4, diameter: 18 };
  const ends = [1, -1].flatMap((side) => [
    at(flange(165, 18, 54, holes, name), [side * 101, 0, 0], [0, 0, side * -90]),
    at(cylinder(36, 22, name, 0.8), [side * 118, 0, 0], [0, 0, side * -90]),
    ...[-44, 44].flatMap((y) =>
      [-44, 44].map((z) => at(bolt(14, 40), [side * 119, y, z], [0, 0, side * -90])),
    ),
  ]);
  return group(at(afm500(), [0, -82.5, 0]), ...ends);
}

// Hygienic clamp joint; the pipe's axis is y.
export function clamp(diameter: number): THREE.Group {
  const radius = diameter / 2;
  return group(
    at(ring(radius - 1, radius + 11, 10, 'polished', 0.6), [0, -5, 0]),
    at(
      lathe(
        points(`${radius + 2} -8, ${radius + 13} -6, ${radius + 14} 0, ${radius + 13} 6, ${radius + 2} 8`),
        'polished',
        0.4,
      ),
      [0, 0, 0],
    ),
    at(slab([18, 13, 20], 2, 'polished', 0.8), [radius + 20, 0, -10]),
    at(cylinder(3.4, 40, 'steel', 0.3), [radius + 21, 0, -20], [90, 0, 0]),
    at(slab([8, 26, 5], 3, 'polished', 0.8), [radius + 21, 0, 14]),
  );
}

// Butterfly valve of a hygienic pipe whose axis is x; its lever points along the pipe.
export function butterfly(diameter: number): THREE.Group {
  const radius = diameter / 2;
  return group(
    ...[-26, 26].map((x) => at(clamp(diameter), [x, 0, 0], [0, 35, -90])),
    at(cylinder(radius + 5, 36, 'polished', 1), [-18, 0, 0], [0, 0, -90]),
    at(cylinder(12, radius + 24, 'polished', 0.6), [0, 0, 0]),
    at(cylinder(15, 14, 'black', 1), [0, radius + 22, 0]),
    at(slab([130, 20, 9], 8, 'black', 2), [44, radius + 34, 0], [-90, 0, 0]),
  );
}

// Foot, post and saddle for a pipe along x whose axis is `height` above the ground.
export function stand(height: number, diameter: number, name: Finish): THREE.Group {
  return group(
    cylinder(46, 10, name, 1),
    at(cylinder(18, height - diameter / 2 - 4, name, 0), [0, 4, 0]),
    at(ring(diameter / 2 - 0.5, diameter / 2 + 6, 34, name, 0.8), [-17, height, 0], [0, 0, -90]),
  );
}

// Gate valve with flanges in a pipe along x; its wheel is above.
export function gateValve(diameter: number, wheel: Finish): THREE.Group {
  const radius = diameter / 2;
  const holes = { circle: diameter * 2.1, count: 8, diameter: 16 };
  const grip = part(new THREE.TorusGeometry(radius * 2, 8, 20, 96).rotateX(Math.PI / 2), wheel, 0);
  const spokes = [0, 60, 120].map((turn) =>
    at(group(at(cylinder(5, radius * 4, wheel), [0, 0, -radius * 2], [90, 0, 0])), [0, 0, 0], [0, turn, 0]),
  );
  return group(
    ...[-1, 1].flatMap((side) => [
      at(flange(diameter * 2.6, 18, diameter - 4, holes, 'cast'), [side * 72, 0, 0], [0, 0, side * -90]),
      at(flange(diameter * 2.6, 18, diameter - 4, holes, 'blasted'), [side * 92, 0, 0], [0, 0, side * -90]),
    ]),
    at(cylinder(radius * 1.15, 150, 'cast', 1), [-75, 0, 0], [0, 0, -90]),
    at(
      lathe(
        points(
          `0 ${-radius * 1.5}, ${radius * 0.9} ${-radius * 1.4}, ${radius * 1.25} 0, ${radius * 1.1} ${radius * 1.8}, ${radius * 1.7} ${radius * 1.9}, ${radius * 1.7} ${radius * 2.3}, ${radius * 0.9} ${radius * 2.5}, ${radius * 0.6} ${radius * 3.8}, 0 ${radius * 3.8}`,
        ),
        'cast',
        1,
      ),
      [0, 0, 0],
    ),
    at(cylinder(8, radius * 2, 'steel'), [0, radius * 3.6, 0]),
    at(group(grip, ...spokes, at(hexagon(26, 14, 'steel'), [0, -4, 0])), [0, radius * 5, 0]),
  );
}

// Insulated pipe along x in a metal jacket, with seams and bands that tell what flows in it.
export function insulated(
  from: number,
  to: number,
  diameter: number,
  bands: { at: number[]; colour: Finish },
): THREE.Group {
  const radius = diameter / 2;
  const seams = Array.from({ length: Math.floor((to - from) / 300) }, (_, seam) =>
    at(ring(radius - 1, radius + 1.2, 14, 'blasted', 0.4), [from + 150 + seam * 300, 0, 0], [0, 0, -90]),
  );
  const ends = [from, to].map((x) => at(cylinder(radius + 0.8, 10, 'steel', 1), [x - 5, 0, 0], [0, 0, -90]));
  return group(
    straight(from, to, diameter, 'blasted'),
    ...seams,
    ...ends,
    ...bands.at.map((x) =>
      at(ring(radius - 0.5, radius + 0.7, 46, bands.colour, 0.2), [x - 23, 0, 0], [0, 0, -90]),
    ),
  );
}

// Weld boss G 1/2 on a pipe; its upper face is at y = 0.
export function boss(depth: number, name: Finish): THREE.Group {
  return group(at(cylinder(17, depth, name, 0.8), [0, -depth, 0]), at(dome(19, 4, name), [0, -depth, 0]));
}
