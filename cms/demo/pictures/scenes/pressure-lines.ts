import type * as THREE from 'three';
import { asi10 } from '../families/accessories.ts';
import { amv20 } from '../families/manifold.ts';
import { insulated, stand } from '../families/piping.ts';
import { joint } from '../families/plant.ts';
import { apt210 } from '../families/pressure.ts';
import { m12Plug } from '../parts/cables.ts';
import type { Finish } from '../parts/finishes.ts';
import { places } from '../parts/paths.ts';
import { at, cylinder, group, hexagon, ring, slab, tube } from '../parts/shapes.ts';

// Transmitters on two pipes, each behind a two-valve manifold in the pipe's socket.
export function valveManifold(): THREE.Group {
  const line = (colour: Finish, serial: string) =>
    group(
      at(cylinder(30, 760, 'coatDark', 0), [-148, 0, 0]),
      at(cylinder(58, 12, 'blasted', 1), [-148, 0, 0]),
      at(group(joint(130, 54, 4)), [-148, 560, 0]),
      at(ring(29.5, 30.6, 40, colour, 0.2), [-148, 470, 0]),
      at(cylinder(17, 56, 'blasted', 1), [-124, 323, 0], [0, 0, -90]),
      at(amv20(), [0, 300, 0]),
      at(transmitter(serial), [8, 360, 0], [0, -14, 0]),
      tube(
        places(
          '8 493 0, 8 508 0, 6 530 -4, -14 556 -16, -54 566 -34, -92 540 -48, -108 480 -54, -112 380 -56, -112 200 -56, -112 20 -56',
        ),
        2.95,
        'cable',
        300,
      ),
      ...[440, 250].map((y) => at(group(ring(29, 33, 14, 'steel', 0.6)), [-148, y, 0])),
      ...[447, 257].map((y) => at(slab([14, 10, 44], 2, 'steel', 0.6), [-116, y, -58])),
    );
  return group(line('yellow', '26 110 233'), at(line('yellow', '26 110 234'), [270, 0, -300]));
}

// Steam main in its jacket: stop valve, siphon filled with water, transmitter.
export function steam(): THREE.Group {
  const [axis, radius, foot] = [170, 84, 322];
  return group(
    at(insulated(-900, 1000, radius * 2, { at: [-250, 330], colour: 'red' }), [0, axis, 0]),
    at(cylinder(15, 40, 'blasted', 0.8), [0, axis + radius - 8, 0]),
    at(ring(15, 30, 4, 'steel', 0.8), [0, axis + radius - 1, 0]),
    at(stopValve(), [0, axis + radius + 20, 0], [0, -65, 0]),
    at(asi10(), [0, foot, 0]),
    at(transmitter('26 110 251'), [0, foot + 226 - 15.4, 26], [0, -14, 0]),
    tube(
      places(
        `0 ${foot + 344} 26, 0 ${foot + 354} 26, 6 ${foot + 372} 18, 34 ${foot + 384} -14, 84 ${foot + 370} -60, 116 ${foot + 330} -96, 128 ${foot + 200} -112, 130 ${foot - 60} -116, 150 ${axis} -130`,
      ),
      2.95,
      'cable',
      300,
    ),
    ...[-430, 470].map((x) => at(stand(axis, radius * 2, 'blasted'), [x, 0, 0])),
    at(insulated(-1100, 1300, 150, { at: [-300, 420], colour: 'blue' }), [0, 150, -430]),
  );
}

// Ball valve of stainless steel, 62 mm high, its lever along the pipe: open.
function stopValve(): THREE.Group {
  return group(
    cylinder(10.6, 14, 'steel', 0.4),
    at(hexagon(30, 14, 'steel'), [0, 8, 0]),
    at(cylinder(17, 18, 'blasted', 1.5), [0, 20, 0]),
    at(hexagon(30, 12, 'steel'), [0, 36, 0]),
    at(cylinder(10.2, 14, 'steel', 0.4), [0, 46, 0]),
    at(cylinder(6, 26, 'steel', 0.5), [0, 29, 0], [90, 0, 0]),
    at(hexagon(10, 5, 'steel'), [0, 29, 25], [90, 0, 0]),
    at(slab([16, 104, 4], 6, 'red', 1.2), [0, 70, 24]),
  );
}

// With G 1/2 and its cable's plug; the cable leaves at y = 133.
function transmitter(serial: string): THREE.Group {
  const lines = ['4 … 20 mA  10 … 30 V DC', 'APT210-025-G12-M12'];
  return group(apt210({ range: '0 … 25 bar', lines, serial }, 'G 1/2'), at(m12Plug(), [0, 87, 0]));
}
