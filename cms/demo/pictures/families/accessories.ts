import * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { coil, ferrule, flag, m12Plug, tie, type Coil } from '../parts/cables.ts';
import { print, wrap, type Draw } from '../parts/marks.ts';
import { places, points } from '../parts/paths.ts';
import { at, cylinder, group, hexagon, lathe, part, ring, seal, thread, tube } from '../parts/shapes.ts';
import type { Finish } from '../parts/finishes.ts';

const cable: Label = {
  code: 'ACM 12',
  range: '2 m',
  lines: ['4 × 0.34 mm²  250 V', 'ACM12-02-S4-PUR'],
  serial: '26 560 204',
};

// M12 connecting cable, coiled flat: connector to the left in front, a label and four wires with ferrules to the right.
export function acm12(label: Partial<Label> = {}, metres = 2): THREE.Group {
  const bundle = coil(46, 5.2, metres * 1000 - 250);
  const { places: turns, outer, width } = bundle;
  const wires: [Finish, number][] = [
    ['brown', -1.5],
    ['white', -0.5],
    ['blue', 0.5],
    ['black', 1.5],
  ];
  return group(
    tube(turns, 2.6, 'cable', turns.length * 2),
    tube(
      [turns[0], ...places(`-14 2.7 ${outer}, -30 3.4 ${outer + 4}, -48 6.4 ${outer + 11}`)],
      2.6,
      'cable',
    ),
    at(m12Plug(), [-93, 7.4, outer + 19.5], [0, 10, -90]),
    tube(
      [
        turns[turns.length - 1],
        ...overTheBundle(bundle),
        ...places(
          `${outer * -0.1} ${bundle.height * 0.8} ${outer}, 12 2.7 ${outer + 9}, 32 2.7 ${outer + 10}, 56 2.7 ${outer + 10}, 76 2.7 ${outer + 16}, 82 2.7 ${outer + 30}`,
        ),
      ],
      2.6,
      'cable',
    ),
    at(flag({ ...cable, ...label }, 2.6, 1), [36, 2.9, outer + 10]),
    ...wires.map(([colour, place]) =>
      ferrule(
        colour,
        [
          [82 + place * 0.7, 2.7, outer + 28],
          [82.4 + place * 3, 2, outer + 40],
          [83 + place * 8, 1.4, outer + 56],
        ],
        [90, 0, 0],
      ),
    ),
    ...[90, 215].map((degrees) => {
      const [turn, radius] = [(degrees * Math.PI) / 180, outer - width / 2 + 1.3];
      return at(
        group(tie(bundle)),
        [Math.sin(turn) * radius, 0, Math.cos(turn) * radius],
        [0, degrees - 90, 0],
      );
    }),
  );
}

// If the last turn ends inside, the cable crosses the others on top of them.
function overTheBundle({ places: turns, outer, width, height }: Coil): Coil['places'] {
  const [x, , z] = turns[turns.length - 1];
  const radius = Math.hypot(x, z);
  if (radius > outer - width / 2) return [];
  return [-27, -20, -13].map((degrees, step): Coil['places'][number] => {
    const out = radius + (outer - radius) * (0.25 + step * 0.3);
    const turn = (degrees * Math.PI) / 180;
    return [Math.sin(turn) * out, height + 2.2, Math.cos(turn) * out];
  });
}

const well: Label = {
  code: 'ATW 60',
  range: '160 mm',
  lines: ['G 3/4 B  PN 100', 'ATW60-160-G34-G12'],
  serial: '26 570 066',
};

// Thermowell with hexagon 36, thread G 3/4 and tapered stem; stands on its tip, `length` below the collar.
export function atw60(length = 160, label: Partial<Label> = {}): THREE.Group {
  const neck = length + 16;
  const {
    code,
    range,
    lines: [connection = '', partNumber = ''],
  } = { ...well, ...label };
  const rows: [string, number, number][] = [
    ['ALDERMERE', 0.2, 700],
    [`${code}  ${range}`, 0.46, 600],
    [partNumber, 0.7, 600],
    [connection, 0.94, 500],
  ];
  const text: Draw = (pen, width, height) => {
    pen.textAlign = 'center';
    for (const [row, top, weight] of rows) {
      pen.font = `${weight} ${height * 0.22}px Inter`;
      pen.fillText(row, width / 2, height * top, width);
    }
  };
  return group(
    lathe(points(`0 0, 5 0, 6.4 1.4, 8.6 ${length - 6}, 10.5 ${length}, 0 ${length}`), 'turned', 0.3),
    at(thread(26.441, 1.814, 17, 'steel'), [0, length - 1, 0]),
    at(cylinder(11.6, 3, 'steel', 0.3), [0, neck - 1, 0]),
    at(cylinder(18.4, 2.4, 'steel', 0.4), [0, neck + 1, 0]),
    at(hexagon(36, 20, 'steel'), [0, neck + 3.2, 0]),
    ...[0, 120, 240].map((turn) =>
      at(group(at(print([19, 14], text), [0, 0, 18.08])), [0, neck + 13.2, 0], [0, turn + 30, 0]),
    ),
    at(cylinder(15, 5, 'turned', 0.5), [0, neck + 23, 0]),
    at(seal(15, 1.8, 'signal'), [0, neck + 24.2, 0]),
    at(ring(10, 14, 1.6, 'steel', 0.4), [0, neck + 27.6, 0]),
    at(cylinder(10, 1.5, 'black', 0), [0, neck + 27, 0]),
  );
}

const siphon: Label = {
  code: 'ASI 10',
  range: 'PN 100',
  lines: ['1.4571', 'ASI10-G12-G12-571'],
  serial: '26 550 012',
};

// Pigtail syphon 1/2" with union nuts; stands on its lower nut.
export function asi10(label: Partial<Label> = {}): THREE.Group {
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
    at(wrap(10.7, [22, 36], alongPipe({ ...siphon, ...label })), [0, 50, 0], [0, -24, 0]),
    at(seal(11, 2, 'signal'), [0, 27.5, 0]),
    at(seal(11, 2, 'signal'), [0, 198.5, rise]),
  );
}

function alongPipe({ code, range, lines: [material = '', partNumber = ''], serial }: Label): Draw {
  const rows: [string, number, number][] = [
    [`${code}  ${range}`, 0.3, 700],
    [partNumber, 0.56, 600],
    [`${material}  S/N ${serial}`, 0.8, 500],
  ];
  return (pen, width, height) => {
    pen.translate(width / 2, height / 2);
    pen.rotate(-Math.PI / 2);
    pen.textAlign = 'center';
    for (const [row, top, weight] of rows) {
      pen.font = `${weight} ${width * 0.17}px Inter`;
      pen.fillText(row, 0, (top - 0.5) * width, height);
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
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
