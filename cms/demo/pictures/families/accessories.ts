import * as THREE from 'three';
import { coil, ferrule, m12Plug } from '../parts/cables.ts';
import { print, type Draw } from '../parts/marks.ts';
import { places, points } from '../parts/paths.ts';
import { at, cylinder, group, hexagon, lathe, part, ring, seal, thread, tube } from '../parts/shapes.ts';
import type { Finish } from '../parts/finishes.ts';

// M12 connecting cable, coiled flat: connector to the left in front, four wires with ferrules to the right.
export function acm12(): THREE.Group {
  const turns = coil(48, 5.2, 5.2, 0.05);
  const end = turns[turns.length - 1];
  const start = turns[0];
  const wires: [Finish, number][] = [
    ['brown', -1.5],
    ['white', -0.5],
    ['blue', 0.5],
    ['black', 1.5],
  ];
  const sheath = places('57 4 22, 68 2.7 40, 74 2.7 66');
  return group(
    tube(turns, 2.6, 'cable', 1200),
    tube([start, ...places('-8 2.7 54, -28 3.4 64, -46 6.4 71')], 2.6, 'cable'),
    at(m12Plug(), [-91, 7.4, 79.5], [0, 10, -90]),
    tube([end, ...sheath], 2.6, 'cable'),
    ...wires.map(([colour, place]) =>
      ferrule(
        colour,
        [
          [74 + place * 0.7, 2.7, 64],
          [74.4 + place * 3, 2, 76],
          [75 + place * 8, 1.4, 92],
        ],
        [90, 0, 0],
      ),
    ),
    ...[0.3, 0.8].map((turn) => tie(turn * Math.PI * 2)),
  );
}

// Cable tie round the bundle.
function tie(angle: number): THREE.Group {
  const band = at(ring(8.6, 9.4, 5, 'black', 0.2), [0, 0, -2.5], [90, 0, 0]);
  const loop = at(group(band), [Math.sin(angle) * 53.5, 6.4, Math.cos(angle) * 53.5], [0, 0, 0]);
  loop.rotation.y = angle + Math.PI / 2;
  loop.scale.y = 0.78;
  return loop;
}

// Thermowell with hexagon 36, thread G 3/4 and tapered stem; stands on its tip, `length` below the collar.
export function atw60(length = 160): THREE.Group {
  const neck = length + 16;
  const text: Draw = (pen, width, height) => {
    pen.textAlign = 'center';
    pen.font = `700 ${height * 0.36}px Inter`;
    pen.fillText('ALDERMERE', width / 2, height * 0.4, width);
    pen.font = `500 ${height * 0.3}px Inter`;
    pen.fillText(`ATW 60  ${length}`, width / 2, height * 0.8, width);
  };
  return group(
    lathe(points(`0 0, 5 0, 6.4 1.4, 8.6 ${length - 6}, 10.5 ${length}, 0 ${length}`), 'turned', 0.3),
    at(thread(26.441, 1.814, 17, 'steel'), [0, length - 1, 0]),
    at(cylinder(11.6, 3, 'steel', 0.3), [0, neck - 1, 0]),
    at(cylinder(18.4, 2.4, 'steel', 0.4), [0, neck + 1, 0]),
    at(hexagon(36, 20, 'steel'), [0, neck + 3.2, 0]),
    ...[0, 120, 240].map((turn) =>
      at(group(at(print([18, 12], text), [0, 0, 18.08], [0, 0, 0])), [0, neck + 13.4, 0], [0, turn + 30, 0]),
    ),
    at(cylinder(15, 5, 'turned', 0.5), [0, neck + 23, 0]),
    at(seal(15, 1.8, 'signal'), [0, neck + 24.2, 0]),
    at(ring(10, 14, 1.6, 'steel', 0.4), [0, neck + 27.6, 0]),
    at(cylinder(10, 1.5, 'black', 0), [0, neck + 27, 0]),
  );
}

// Pigtail syphon 1/2" with union nuts; stands on its lower nut.
export function asi10(): THREE.Group {
  const [radius, rise, from] = [40, 26, 62];
  const round = Array.from({ length: 65 }, (_, step): [number, number, number] => {
    const turn = (step / 64) * Math.PI * 2;
    return [radius * (1 - Math.cos(turn)), from + radius + Math.sin(turn) * radius, (step / 64) * rise];
  });
  const path = new THREE.CatmullRomCurve3(
    [
      ...places(`0 22 0, 0 50 0, 0 ${from + 20} 0`),
      ...round,
      ...places(`0 ${from + 60} ${rise}, 0 172 ${rise}, 0 200 ${rise}`),
    ].map((place) => new THREE.Vector3(...place)),
  );
  return group(
    part(new THREE.TubeGeometry(path, 420, 10.65, 48), 'steel', 0),
    at(unionNut(0), [0, 0, 0]),
    at(unionNut(180), [0, 226, rise], [180, 0, 0]),
    at(seal(11, 2, 'signal'), [0, 27.5, 0]),
    at(seal(11, 2, 'signal'), [0, 198.5, rise]),
  );
}

// Union nut, hexagon 30, with collar; the pipe leaves upwards at y = 26; turn its print if it hangs head down.
function unionNut(upright: number): THREE.Group {
  const text = (pen: CanvasRenderingContext2D, width: number, height: number) => {
    pen.textAlign = 'center';
    pen.font = `700 ${height * 0.34}px Inter`;
    pen.fillText('ASI 10', width / 2, height * 0.42, width);
    pen.font = `500 ${height * 0.3}px Inter`;
    pen.fillText('G 1/2', width / 2, height * 0.82, width);
  };
  return group(
    ring(10.6, 14.4, 3, 'steel', 0.4),
    at(hexagon(30, 19, 'steel'), [0, 2.4, 0]),
    ...[30, 150, 270].map((turn) =>
      at(group(at(print([13, 10], text), [0, 0, 15.08], [0, 0, upright])), [0, 12, 0], [0, turn, 0]),
    ),
    lathe(points('0 21, 13.4 21, 13.4 23, 11.6 26, 0 26'), 'turned', 0.3),
  );
}
