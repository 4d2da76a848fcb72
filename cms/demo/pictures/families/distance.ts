import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { bolt, m12 } from '../parts/fittings.ts';
import { print, reading as display, screen, spot, typePlate, word } from '../parts/marks.ts';
import { points } from '../parts/paths.ts';
import {
  at,
  cylinder,
  dome,
  group,
  hole,
  knurl,
  lathe,
  outline,
  plate,
  ring,
  seal,
  slab,
  tube,
} from '../parts/shapes.ts';

// Laser distance sensor 26 × 74 × 56 looking at a white block: the beam leaves the narrow side.
export function ald340(label: Partial<Label> = {}): THREE.Group {
  const turn = 62;
  const [ahead, aside] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const target = (along: number, y: number): [number, number, number] => [ahead * along, y, aside * along];
  return group(
    at(distanceHead(label), [-34, 0, -20], [0, turn, 0]),
    at(
      group(at(slab([34, 72, 22], 2, 'white', 1), [0, 36, -22]), at(spot(11), [0, 56, 0.08])),
      [target(94, 0)[0] - 34, 0, target(94, 0)[2] - 20],
      [0, -45, 0],
    ),
  );
}

const laser = {
  range: '50 … 350 mm',
  lines: ['18 … 30 V DC', '4 … 20 mA'],
  serial: '26 340 015',
  reading: '187.43',
};

// The sensor alone; the beam leaves towards +z at y = 56, the display is on its left side.
export function distanceHead(label: Partial<Label> = {}): THREE.Group {
  const { range, lines, serial, reading } = { ...laser, ...label };
  const side = outline(56, 74, 5);
  for (const y of [-30, 30]) side.holes.push(hole(-21, y, 2.2));
  const face = group(
    at(print([44, 6.4], word('ALDERMERE', 700, 'left', '#e8eaec')), [5, 17, 0.1]),
    at(print([30, 5.4], word('ALD 340', 600, 'left', '#e8eaec')), [-2, 8.6, 0.1]),
    at(slab([38, 18, 0.5], 2, 'glass', 0.2), [3, -8, 0]),
    at(screen('led', [33, 14], display(reading, 'mm', 'Distance')), [3, -8, 0.6]),
    ...['SET', 'ESC'].map((name, key) =>
      at(
        group(
          slab([12, 5.4, 1], 2, 'grey', 0.3),
          at(print([10, 3.2], word(name, 600, 'center', '#ffffff')), [0, 0, 1.05]),
        ),
        [-6 + key * 17, -24, 0],
      ),
    ),
    at(
      print([42, 2.5], word(`Laser class 2   655 nm   S/N ${serial}   CE`, 400, 'center', '#aeb4ba')),
      [0, -33, 0.1],
    ),
    at(dome(1.6, 0.9, 'green'), [20, 8.4, 0], [90, 0, 0]),
    at(print([44, 4.6], word(range, 600, 'left', '#e8eaec')), [5, 28.4, 0.1]),
    at(print([44, 3], word(lines.join('   '), 400, 'left', '#aeb4ba')), [5, 23.4, 0.1]),
  );
  return group(
    at(plate(side, 26, 'black', 1.2), [13, 37, 0], [0, -90, 0]),
    at(face, [-13.02, 37, 0], [0, -90, 0]),
    at(slab([20, 56, 0.8], 2, 'glass', 0.2), [0, 42, 27.9]),
    ...lens(5.2, 56),
    ...lens(7.6, 32),
    at(print([18, 2.4], word('LASER 2', 600, 'center', '#e8eaec')), [0, 10, 28.2]),
    at(seal(7.6, 1.6, 'signal'), [0, 14, -29], [90, 0, 0]),
    at(m12(), [0, 14, -29], [-90, 0, 0]),
  );
}

function lens(radius: number, y: number): THREE.Object3D[] {
  return [
    at(ring(radius, radius + 1.3, 0.7, 'coatDark', 0.2), [0, y, 28.6], [90, 0, 0]),
    at(dome(radius, 1.2, 'glass'), [0, y, 28.6], [90, 0, 0]),
    at(ring(radius * 0.5, radius * 0.56, 0.1, 'grey', 0), [0, y, 29.75], [90, 0, 0]),
  ];
}

// Draw-wire sensor: drum housing Ø 84 on a foot, encoder behind; its wire is hooked to an eye on the right.
export function adw350(label: Partial<Label> = {}): THREE.Group {
  return group(drawWireHead(label), wireHook(116), at(post(wireY), [139.2, 0, -30]));
}

const wireY = 78;

// The sensor alone; its wire leaves to the right at y = 78, z = −13.
export function drawWireHead(label: Partial<Label> = {}): THREE.Group {
  return group(
    at(slab([104, 8, 62], 4, 'coatDark', 0.8), [0, 4, -40]),
    at(slab([60, 40, 40], 3, 'coatDark', 0.8), [0, 24, -34]),
    at(group(drum()), [0, 52, -34], [90, 0, 0]),
    at(drumFace(label), [0, 52, 8.3]),
    at(cylinder(29, 46, 'black', 1), [0, 52, -80], [90, 0, 0]),
    at(group(at(seal(7.6, 1.6, 'signal'), [0, 0.4, 0]), m12()), [0, 80, -62]),
    ...[-44, 44].map((x) => at(bolt(6, 4), [x, 8, -8])),
    at(outlet(), [34, wireY, -13], [0, 0, -90]),
  );
}

// The wire, pulled out to `end`, with its clip; the ring hangs on a pin 23 mm further on.
export function wireHook(end: number): THREE.Group {
  return group(
    tube(
      [
        [50, wireY, -13],
        [(50 + end) / 2, wireY - 0.3, -13],
        [end, wireY, -13],
      ],
      0.55,
      'steel',
      40,
    ),
    at(clip(), [end, wireY, -13], [0, 0, -90]),
  );
}

function drum(): THREE.Group {
  return group(
    lathe(points('0 0, 40 0, 42 2, 42 30, 40.6 30, 40.6 31.6, 42 31.6, 42 40, 40 42, 0 42'), 'blasted', 0.5),
    at(seal(41.1, 1.8, 'signal'), [0, 30.8, 0]),
  );
}

function drumFace(label: Partial<Label>): THREE.Group {
  const screws = [45, 135, 225, 315].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return at(cylinder(2.6, 1.2, 'steel', 0.3), [Math.cos(turn) * 35, Math.sin(turn) * 35, -0.4], [90, 0, 0]);
  });
  return group(
    ...screws,
    at(
      print(
        [50, 34],
        typePlate({
          code: 'ADW 350',
          range: '0 … 2 500 mm',
          lines: ['4 … 20 mA  12 … 30 V DC'],
          serial: '26 350 041',
          ...label,
        }),
      ),
      [1, -1, 0.1],
    ),
  );
}

// Wire outlet: a boss on the drum with a guide of ceramic.
function outlet(): THREE.Group {
  return group(
    cylinder(8, 9, 'blasted', 0.5),
    at(knurl(13, 5, 20, 'steel'), [0, 9, 0]),
    at(ring(0.8, 4, 3, 'liner', 0.5), [0, 13.4, 0]),
  );
}

// Swivel, crimped sleeve and the ring that is hung into the eye; the wire comes from y = 0.
function clip(): THREE.Group {
  return group(
    cylinder(1.6, 9, 'brass', 0.3),
    at(cylinder(3, 7, 'steel', 0.5), [0, 9, 0]),
    at(ring(4.6, 6.4, 2.2, 'steel', 0.6), [0, 21.4, -1.1], [90, 0, 0]),
  );
}

// Post with a pin for the wire's ring.
function post(height: number): THREE.Group {
  return group(
    at(slab([40, 10, 40], 2, 'blasted', 0.8), [0, 5, -20]),
    at(cylinder(6, height - 3, 'turned', 0.8), [0, 9, 0]),
    at(cylinder(8.5, 4, 'steel', 0.4), [0, 10, 0]),
    at(cylinder(2.6, 23, 'steel', 0.5), [0, height, 0], [90, 0, 0]),
    at(ring(2.4, 4, 2, 'steel', 0.4), [0, height, 21.5], [90, 0, 0]),
  );
}
