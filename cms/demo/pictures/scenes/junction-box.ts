import type * as THREE from 'three';
import { clampBlock } from '../families/cabinet.ts';
import { apt210 } from '../families/pressure.ts';
import { ferrule, flag, m12Plug } from '../parts/cables.ts';
import type { Finish } from '../parts/finishes.ts';
import { gland } from '../parts/fittings.ts';
import { places } from '../parts/paths.ts';
import { at, cylinder, group, hexagon, slab, thread, tube, type Place } from '../parts/shapes.ts';

const box: Place = [318, 226, -20];
const [width, height, depth] = [184, 150, 62];
const transmitters = [-132, -48, 36];
const [port, entries] = [110, [46, 4, -38]];

// Valve block of a hydraulic unit: M12 cables lead from three transmitters to the terminals of an open box.
export function junctionBox(): THREE.Group {
  return group(
    valveBlock(),
    at(slab([300, 470, 6], 3, 'blasted', 0.8), [318, 235, -28]),
    at(slab([330, 10, 120], 2, 'blasted', 0.8), [318, 5, -90]),
    at(openBox(), box),
    ...transmitters.flatMap((x, index) => cable(x, index)),
    ...trunk(),
  );
}

// Steel block with two cartridge valves, a plug and a hose.
function valveBlock(): THREE.Group {
  const cartridges = [-132, -48].map((x) => at(cartridge(), [x, 62, 48], [90, 0, 0]));
  return group(
    at(slab([340, 92, 96], 3, 'cast', 1.4), [-30, port - 46, -48]),
    at(slab([460, 18, 200], 3, 'coatDark', 1), [-30, 9, -110]),
    ...cartridges,
    at(
      group(cylinder(14, 3, 'steel', 0.4), at(hexagon(19, 9, 'steel'), [0, 3, 0])),
      [36, 62, 48],
      [90, 0, 0],
    ),
    at(
      group(hexagon(27, 14, 'steel'), at(cylinder(12, 26, 'turned', 0.6), [0, 14, 0])),
      [-200, 64, 0],
      [0, 0, 90],
    ),
    tube(places('-232 64 0, -262 64 0, -300 60 -10, -350 30 -40, -420 14 -90'), 10, 'rubber', 80),
    ...transmitters.map((x, index) => at(transmitter(index), [x, port, 0])),
  );
}

// Cartridge valve in the block's front; its axis is y.
function cartridge(): THREE.Group {
  return group(
    cylinder(21, 3, 'turned', 0.4),
    at(hexagon(36, 17, 'steel'), [0, 3, 0]),
    at(cylinder(14.5, 26, 'turned', 0.8), [0, 20, 0]),
    at(hexagon(19, 8, 'steel'), [0, 46, 0]),
    at(thread(10, 1.5, 16, 'steel'), [0, 54, 0]),
  );
}

function transmitter(index: number): THREE.Group {
  const lines = ['4 … 20 mA  10 … 30 V DC', 'APT210-250-G14-M12'];
  return group(
    cylinder(15, 1.4, 'turned', 0.3),
    at(apt210({ range: '0 … 250 bar', lines, serial: `26 110 30${index}` }), [0, -10.4, 0], [0, -12, 0]),
    at(m12Plug(), [0, 74.6, 0]),
  );
}

// Over the neighbours and through a gland into the box, its label before the gland, its four wires to the terminals.
function cable(x: number, index: number): THREE.Object3D[] {
  const [top, entry] = [port + 120.6, box[1] + entries[index]];
  const mouth = box[0] - width / 2 - 16;
  const high = Math.max(entry, top + 12) + 74 - index * 26;
  const run: Place[] = [
    [x, top, 0],
    [x, top + 16, 0],
    [x + 8, top + 36 + (2 - index) * 12, 1],
    [x + 36 + (2 - index) * 14, high, 2],
    [mouth - 96, entry + (high - entry) * 0.52, 4],
    [mouth - 62, entry + 4, 8],
    [mouth - 40, entry, 10],
    [mouth, entry, 10],
  ];
  return [
    tube(run, 2.95, 'cable', 300),
    at(gland(16, 'black'), [box[0] - width / 2, entry, 10], [0, 0, 90]),
    at(
      flag(
        {
          code: 'ACM 12',
          range: '2 m',
          lines: ['4 × 0.34 mm²  250 V', 'ACM12-02-S4-PUR'],
          serial: `26 560 21${index}`,
        },
        2.95,
        1,
      ),
      [mouth - 24, entry, 10],
      [90, 0, 0],
    ),
    ...wires(index, entry),
  ];
}

const colours: Finish[] = ['brown', 'white', 'blue', 'black'];

function wires(index: number, entry: number): THREE.Object3D[] {
  const [left, rail] = [box[0] - width / 2, box[1]];
  return colours.map((colour, wire) => {
    const x = terminal(index, wire);
    const path: Place[] = [
      [left - 2, entry, 10],
      [left + 12, entry + wire * 2 - 3, 10 + wire],
      [left + 26 + wire * 2, rail + 50 + wire * 2, 20],
      [x - 12, rail + 60 - wire * 2, 26],
      [x, rail + 50, 26],
      [x, rail + 40, 24],
    ];
    return ferrule(colour, path, [180, 0, 0]);
  });
}

const terminal = (index: number, wire: number) => box[0] - 40 + (index * 5 + wire) * 7;

// All twelve cores go on in one cable, through a gland below.
function trunk(): THREE.Object3D[] {
  const [x, rail, bottom] = [box[0] + 34, box[1], box[1] - height / 2];
  const cores = [0, 1, 2].flatMap((index) =>
    colours.map((colour, wire) => {
      const end = terminal(index, wire);
      const path: Place[] = [
        [x, bottom + 2, 10],
        [x + (end - x) * 0.1, bottom + 14, 12],
        [end - (end - x) * 0.25, rail - 57, 22],
        [end, rail - 49, 26],
        [end, rail - 40, 24],
      ];
      return ferrule(colour, path, [0, 0, 0]);
    }),
  );
  const run = places(
    `${x} ${bottom - 18} 10, ${x} ${bottom - 34} 9, ${x} ${bottom - 70} -6, ${x} 50 -14, ${x + 6} 20 0, ${x + 40} 14 24, ${x + 200} 14 30`,
  );
  return [...cores, at(gland(20, 'black'), [x, bottom, 10], [180, 0, 0]), tube(run, 4.4, 'cable', 200)];
}

// Enclosure without its lid, twelve terminals on a rail.
function openBox(): THREE.Group {
  const wall = (size: Place, place: Place) => at(slab(size, 2, 'grey', 0.8), place);
  return group(
    wall([width, height, 3], [0, 0, 0]),
    wall([width, 4, depth], [0, height / 2 - 2, 0]),
    wall([width, 4, depth], [0, 2 - height / 2, 0]),
    wall([4, height, depth], [width / 2 - 2, 0, 0]),
    wall([4, height, depth], [2 - width / 2, 0, 0]),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((y) =>
        at(cylinder(6, depth - 2, 'grey', 0.5), [x * (width / 2 - 8), y * (height / 2 - 8), 1], [90, 0, 0]),
      ),
    ),
    at(slab([150, 27, 1.5], 0.5, 'steel', 0.3), [8, 0, 6]),
    ...[-1, 1].map((side) => at(slab([150, 5, 7.5], 0.5, 'steel', 0.3), [8, side * 15, 4])),
    ...Array.from({ length: 14 }, (_, index) =>
      at(group(at(clampBlock(index), [0, 0, 0])), [-40 + index * 7, 0, 8]),
    ),
  );
}
