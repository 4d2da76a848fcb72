import * as THREE from 'three';
import { afl420 } from '../families/force.ts';
import { gauge } from '../families/gauge.ts';
import { motor } from '../families/machines.ts';
import { apt210 } from '../families/pressure.ts';
import { atr120 } from '../families/threaded.ts';
import { m12Plug } from '../parts/cables.ts';
import { print, reading, screen, word } from '../parts/marks.ts';
import { places, points } from '../parts/paths.ts';
import {
  at,
  cylinder,
  dome,
  group,
  hexagon,
  knurl,
  lathe,
  part,
  ring,
  slab,
  tube,
  type Point,
} from '../parts/shapes.ts';

// Compressed air: the transmitter and a gauge on the receiver, the compressor on it behind.
export function compressor(): THREE.Group {
  const top = 430;
  return group(
    at(vessel(180, 1000), [-430, 250, 0], [0, 0, -90]),
    ...[-250, 330].map((x) => at(slab([60, 130, 220], 3, 'coatDark', 1.5), [x, 62, -110])),
    at(lathe(points('0 0, 24 0, 24 14, 17 16, 17 24, 0 24'), 'steel', 0.6), [-150, top - 8, 0]),
    at(hexagon(27, 14, 'steel'), [-150, top + 14, 0]),
    at(cylinder(12, 20, 'brass', 0.4), [-150, top + 26, 0]),
    at(hexagon(30, 22, 'brass'), [-150, top + 40, 0]),
    at(slab([96, 12, 5], 4, 'red', 1), [-112, top + 58, 14]),
    at(cylinder(5, 16, 'steel', 0.4), [-150, top + 51, 4], [90, 0, 0]),
    at(apt210({ range: '0 … 25 bar', serial: '26 110 204' }), [-150, top + 60, 0], [0, -16, 0]),
    at(m12Plug(), [-150, top + 145, 0]),
    tube(
      places(
        `-150 ${top + 190} 0, -150 ${top + 206} 0, -144 ${top + 236} -24, -120 ${top + 230} -90, -80 ${top + 120} -150, -60 ${top - 60} -182, 60 ${top - 170} -190`,
      ),
      2.6,
      'cable',
      300,
    ),
    at(dialGauge(), [10, top - 6, 20], [0, -14, 0]),
    at(set(), [250, top + 16, -20]),
  );
}

// Pressure vessel with elliptical ends; stands on y = 0.
function vessel(radius: number, length: number): THREE.Mesh {
  const end = radius / 2;
  const curve = Array.from({ length: 33 }, (_, step): Point => {
    const angle = (step / 32) * (Math.PI / 2);
    return [radius * Math.sin(angle), end * (1 - Math.cos(angle))];
  });
  const above = curve.map(([r, y]): Point => [r, length - y]).reverse();
  return lathe([...curve, ...above], 'blue', 0, 160);
}

// A small gauge on a pipe.
function dialGauge(): THREE.Group {
  const face = gauge();
  face.scale.setScalar(0.55);
  return group(cylinder(12, 8, 'steel', 0.4), at(cylinder(7, 26, 'steel'), [0, 6, 0]), at(face, [0, 22, 0]));
}

// Two-cylinder compressor with its motor on a plate.
function set(): THREE.Group {
  const barrel = (x: number) =>
    group(
      at(cylinder(34, 150, 'cast', 1), [x, 130, 0]),
      ...Array.from({ length: 10 }, (_, fin) => at(ring(30, 50, 4, 'cast', 0.5), [x, 150 + fin * 10.5, 0])),
      at(cylinder(46, 26, 'coatDark', 2), [x, 256, 0]),
    );
  return group(
    at(slab([420, 14, 240], 3, 'coatDark', 1.5), [60, 0, -120]),
    ...[-80, 180].map((x) => at(slab([30, 40, 200], 2, 'coatDark', 1), [x, -18, -100])),
    at(slab([190, 130, 120], 10, 'coatDark', 3), [10, 70, -60]),
    barrel(-32),
    barrel(54),
    at(ring(16, 104, 34, 'coatDark', 2), [-124, 120, 0], [0, 0, -90]),
    at(ring(50, 90, 1, 'grey', 0), [-124.6, 120, 0], [0, 0, -90]),
    at(motor(60, 190, 'coatDark'), [130, 76, 0]),
  );
}

// Load cell between a travelling crab and a hook that carries a billet.
export function crane(): THREE.Group {
  const origin = 372;
  const ropes = [-1, 1].map((side) =>
    tube(places(`0 236 0, ${side * 12} 222 0, ${side * 150} 128 0`), 5, 'steel', 60),
  );
  const cell = afl420({
    label: { range: '20 kN', lines: ['2 mV/V', 'AFL420-020-M20-C05'] },
    cable: '0 0 0, 0 14 0, 4 34 0, -10 58 0, -54 70 -4, -110 74 -8, -172 74 -10',
  });
  cell.scale.setScalar(1.3);
  const beam = [596, 750].map((y) => at(slab([1300, 16, 150], 2, 'yellow', 1), [0, y, -75]));
  return group(
    ...beam,
    at(slab([1300, 150, 14], 1, 'yellow', 0.5), [0, 674, -7]),
    at(print([250, 44], word('SWL 2 t', 700, 'center')), [-200, 676, 7.2]),
    at(slab([130, 26, 110], 4, 'coatDark', 2), [0, 575, -55]),
    at(part(new THREE.TorusGeometry(27, 8, 24, 96), 'steel', 0), [0, 536, 0], [0, 90, 0]),
    at(group(eye()), [0, origin + 102, 0]),
    at(cell, [0, origin, 0]),
    at(hook(), [0, origin - 4, 0]),
    at(part(new THREE.TorusGeometry(15, 5, 20, 64), 'steel', 0), [0, 240, 0], [0, 90, 0]),
    ...ropes,
    ...[-150, 150].map((x) => at(part(new THREE.TorusGeometry(14, 5, 20, 64), 'steel', 0), [x, 118, 0])),
    at(slab([520, 104, 220], 4, 'blasted', 3), [0, 52, -110]),
  );
}

// Eye nut: sits on a stud, ring above.
function eye(): THREE.Group {
  return group(
    hexagon(26, 14, 'steel'),
    at(cylinder(11, 6, 'steel', 1), [0, 13, 0]),
    at(part(new THREE.TorusGeometry(21, 8, 24, 96), 'steel', 0), [0, 41, 0]),
  );
}

// Forged hook under the load cell's lower stud, whose body ends at y = 0.
function hook(): THREE.Group {
  const path = new THREE.CatmullRomCurve3(
    places(
      '0 -30 0, 1 -46 0, 15 -60 0, 31 -78 0, 36 -100 0, 26 -124 0, 2 -134 0, -22 -126 0, -34 -106 0, -36 -90 0',
    ).map((place) => new THREE.Vector3(...place)),
  );
  return group(
    at(hexagon(26, 14, 'steel'), [0, -16, 0]),
    at(cylinder(14, 20, 'coatDark', 2), [0, -35, 0]),
    part(new THREE.TubeGeometry(path, 120, 10.5, 32), 'coatDark', 0),
    at(dome(10.5, 12, 'coatDark'), [-36, -90.5, 0], [0, 0, 4]),
    at(slab([60, 5, 12], 2, 'steel', 0.8), [-12, -70, -6], [0, 0, 30]),
  );
}

// Calibration bath with three thermometers and a stirrer.
export function bath(): THREE.Group {
  const [width, height, depth] = [360, 236, 250];
  const bushes = [-118, -18, 82];
  return group(
    ...[-140, 140].flatMap((x) => [-190, -40].map((z) => at(cylinder(16, 12, 'rubber', 1), [x, 0, z]))),
    at(slab([width, height, depth], 6, 'white', 2.5), [0, height / 2 + 10, -depth]),
    at(slab([width - 14, 10, depth - 12], 4, 'turned', 1), [0, height + 14, -depth + 6]),
    at(slab([width - 36, height - 40, 1.4], 4, 'coatDark', 0.6), [0, height / 2 + 10, 0]),
    at(slab([176, 92, 1], 4, 'glass', 0.4), [-50, 158, 1.4]),
    at(
      screen(
        'led',
        [160, 76],
        reading('80.004', '°C', 'Bath temperature', 'Set 80.000 °C   stable ±0.003 K'),
      ),
      [-50, 158, 2.6],
    ),
    ...['▲', '▼', 'SET', 'RUN'].map((name, index) =>
      at(
        group(
          slab([34, 18, 3], 4, index === 3 ? 'signal' : 'grey', 0.8),
          at(print([30, 8], word(name, 600, 'center', '#ffffff')), [0, 0, 3.1]),
        ),
        [-118 + index * 45, 80, 1.4],
      ),
    ),
    at(slab([40, 62, 6], 3, 'black', 1), [104, 150, 1.4]),
    at(cylinder(10, 22, 'steel', 0.6), [104, 76, 1], [90, 0, 0]),
    ...bushes.map((x, index) => probeIn(x, height + 20, index)),
    at(knurl(64, 18, 40, 'black'), [148, height + 20, -depth / 2 - 40]),
    at(cylinder(28, 88, 'coat', 2), [148, height + 36, -depth / 2 - 40]),
  );
}

// Thermometer through a bush in the lid, its head turned a little from its neighbour's.
function probeIn(x: number, lid: number, index: number): THREE.Group {
  return at(
    group(
      at(ring(10, 19, 8, 'liner', 0.8), [0, 0, 0]),
      at(atr120(190), [0, -186, 0], [0, -56 + index * 8, 0]),
    ),
    [x, lid - 2, -125],
  );
}
