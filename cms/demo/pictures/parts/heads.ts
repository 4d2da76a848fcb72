import * as THREE from 'three';
import type { Finish } from './finishes.ts';
import { bolt, capScrew, gland } from './fittings.ts';
import { at, cylinder, dome, group, hexagon, knurl, lathe, part, ring, seal, slab } from './shapes.ts';
import { foil, print, reading, screen, typePlate, word, type Plate } from './marks.ts';

export interface Head {
  value: string;
  unit: string;
  head: string;
  foot: string;
  plate: Plate;
  finish?: Finish;
  entry?: THREE.Object3D;
}

// Two-chamber transmitter housing Ø 96 mm on a neck, die-cast and coated unless another finish is given; stands on
// y = 0, looks along +z.
export function fieldHead(details: Head): THREE.Group {
  const { finish = 'coat', entry = gland(20, 'black') } = details;
  const body = at(
    lathe(
      [
        [0, -52],
        [44, -52],
        [44, -40],
        [41, -36],
        [41, 36],
        [44, 40],
        [44, 52],
        [0, 52],
      ],
      finish,
      0.8,
    ),
    [0, 0, 0],
    [90, 0, 0],
  );
  const cover = at(knurl(97, 20, 54, finish), [0, 0, 46], [90, 0, 0]);
  const back = at(knurl(97, 22, 54, finish), [0, 0, -66], [90, 0, 0]);
  const backCap = at(dome(44, 7, finish), [0, 0, -66], [-90, 0, 0]);
  const whole = group(body, cover, back, backCap, window(details, finish), ...entries(entry, finish));
  const plateArea = at(group(at(slab([2.2, 40, 56], 1, finish, 0.3), [0, -20, -28])), [41.2, 0, 0]);
  const label = at(foil([50, 30], '#d9dcde', margin(typePlate(details.plate))), [43.6, 0, 0], [0, 90, 0]);
  const boss = lathe(
    [
      [0, -58],
      [24, -58],
      [24, -50],
      [27, -46],
      [30, -30],
      [0, -30],
    ],
    finish,
    0.8,
  );
  return at(
    group(at(group(whole, plateArea, label, boss), [0, 62, 0]), at(seal(23.2, 1.6, 'signal'), [0, 3.2, 0])),
    [0, 0, 0],
  );
}

function window(details: Head, finish: Finish): THREE.Group {
  const glass = at(cylinder(38.5, 1, 'glass', 0), [0, 0, 66], [90, 0, 0]);
  const bezel = at(ring(36.5, 44, 3.4, finish, 0.8), [0, 0, 65.4], [90, 0, 0]);
  const face = screen('lcd', [48, 28], reading(details.value, details.unit, details.head, details.foot));
  const brand = at(print([34, 5], word('ALDERMERE', 600, 'center', '#e8eaec')), [0, 24, 67.2]);
  const { code, range, lines = [] } = details.plate;
  const rows: [string, number, number][] = [
    [`${code}   ${range}`, 5.4, -14.6],
    [lines[0] ?? '', 4.2, -20.4],
    [lines[1] ?? '', 4.6, -25.8],
  ];
  const marking = rows.map(([text, height, y]) =>
    at(print([50, height], word(text, 500, 'center', '#e8eaec')), [0, y, 67.2]),
  );
  return group(glass, bezel, at(face, [0, 4.6, 67.15]), brand, ...marking);
}

// Both M20 entries: a gland (or what is given) on the left, a plug on the right.
function entries(entry: THREE.Object3D, finish: Finish): THREE.Object3D[] {
  const plug = at(
    group(hexagon(24, 7, 'steel'), at(cylinder(9, 2, 'steel'), [0, 7, 0])),
    [46, 0, 0],
    [0, 0, -90],
  );
  const boss = (side: 1 | -1) => at(cylinder(15, 18, finish, 0.8), [side * 34, 0, 24], [0, 0, side * -90]);
  const earth = at(bolt(5, 4), [-41, -8, -26], [0, 0, 90]);
  return [
    boss(-1),
    at(group(entry), [-52, 0, 24], [0, 0, 90]),
    boss(1),
    at(plug, [52, 0, 24], [0, 0, -90]),
    earth,
  ];
}

// Connection head form B in aluminium with a screwed lid, gland to +x; the neck enters at y = 0.
export function connectionHead(entry: THREE.Object3D = gland(20, 'black')): THREE.Group {
  const bowl = lathe(
    [
      [0, 0],
      [15, 0],
      [16, 4],
      [17, 12],
      [30, 20],
      [38, 30],
      [39.5, 46],
      [0, 46],
    ],
    'cast',
    0.8,
  );
  const rim = lathe(
    [
      [0, 0],
      [42, 0],
      [42, 7],
      [0, 7],
    ],
    'cast',
    0.8,
  );
  const lid = lathe(
    [
      [0, 0],
      [42, 0],
      [42, 8],
      [38, 14],
      [22, 17],
      [0, 18],
    ],
    'cast',
    0.8,
  );
  const side = at(cylinder(14, 26, 'cast', 0.8), [24, 34, 0], [0, 0, -90]);
  const hexNeck = hexagon(28, 12, 'steel');
  const screws = [1, -1].map((end) =>
    at(group(cylinder(6, 14, 'cast', 0.6), at(capScrew(4), [0, 14, 0])), [0, 49, end * 40]),
  );
  const links = Array.from({ length: 11 }, (_, link) => {
    const along = link / 10;
    const loop = part(new THREE.TorusGeometry(1.7, 0.45, 10, 24), 'steel', 0);
    return at(
      loop,
      [
        36 + along * 5 + Math.sin(along * Math.PI) * 5,
        52 - Math.sin(along * Math.PI) * 13 + along * 8,
        18 + along * 1.5,
      ],
      [0, (link % 2) * 90, 25],
    );
  });
  return group(
    hexNeck,
    bowl,
    at(rim, [0, 45, 0]),
    at(seal(41.2, 1.6, 'signal'), [0, 52.8, 0]),
    at(lid, [0, 53.4, 0]),
    side,
    at(group(entry), [50, 34, 0], [0, 0, -90]),
    ...screws,
    ...links,
  );
}

export function margin(draw: (pen: CanvasRenderingContext2D, width: number, height: number) => void) {
  return (pen: CanvasRenderingContext2D, width: number, height: number) => {
    const edge = height * 0.09;
    pen.fillStyle = '#1d2125';
    pen.translate(edge, edge);
    draw(pen, width - edge * 2, height - edge * 2);
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
}
