import * as THREE from 'three';
import { drawWireHead, wireHook } from '../families/distance.ts';
import { m12Plug } from '../parts/cables.ts';
import { places, points } from '../parts/paths.ts';
import { at, cylinder, group, hexagon, lathe, part, ring, slab, thread, tube } from '../parts/shapes.ts';

// Sluice gate between concrete walls: the draw-wire sensor is on the left guide, outlet down, its wire on the gate.
export function sluiceGate(): THREE.Group {
  const [beam, top, sensor] = [720, 352, 590];
  const walls = [-430, 430].map((x) => at(slab([270, 330, 900], 6, 'concrete', 5), [x, 165, -560]));
  const guides = [-1, 1].flatMap((side) => [
    at(slab([40, beam, 14], 2, 'blasted', 0.8), [side * 318, beam / 2, 26]),
    at(slab([12, beam, 130], 1, 'blasted', 0.8), [side * 304, beam / 2, -90]),
    at(slab([40, beam, 14], 2, 'blasted', 0.8), [side * 318, beam / 2, -104]),
    at(slab([90, 14, 170], 2, 'blasted', 0.8), [side * 336, 334, -120]),
    ...[-90, 20].map((z) => at(hexagon(18, 10, 'steel'), [side * 362, 341, z])),
  ]);
  return group(
    ...walls,
    at(slab([1130, 60, 900], 4, 'concrete', 3), [0, -30, -560]),
    at(slab([590, 236, 330], 1, 'water', 0), [0, 118, 8]),
    at(slab([590, 300, 490], 1, 'water', 0), [0, 150, -554]),
    ...guides,
    at(gate(), [0, 60, -50]),
    at(slab([740, 70, 12], 2, 'blasted', 0.8), [0, beam + 8, 28]),
    at(slab([740, 70, 12], 2, 'blasted', 0.8), [0, beam + 8, -100]),
    at(lift(), [0, top - 20, -36]),
    at(
      group(
        drawWireHead({ lines: ['4 … 20 mA  12 … 30 V DC', 'ADW350-2500-M12'] }),
        at(wireHook(192), [0, 0, 0]),
      ),
      [-290, sensor, 20],
      [0, 0, -90],
    ),
    at(slab([8, 130, 80], 2, 'coatDark', 0.8), [-294, sensor, -24]),
    at(slab([26, 40, 10], 2, 'steel', 0.8), [-212, top + 12, -16]),
    at(cylinder(2.6, 23, 'steel', 0.5), [-212, sensor - 215.2, -7], [90, 0, 0]),
    at(ring(2.4, 4, 2, 'steel', 0.4), [-212, sensor - 215.2, 13], [90, 0, 0]),
    at(m12Plug(), [-290 + 82.8, sensor, -42], [0, 0, -90]),
    tube(
      places(
        '-161 590 -42, -146 590 -42, -118 600 -46, -104 630 -56, -116 664 -70, -160 682 -80, -230 684 -84, -272 670 -84, -286 640 -84, -288 560 -84, -288 338 -84',
      ),
      2.95,
      'cable',
      300,
    ),
  );
}

// Plate with its stiffening ribs; stands on its lower edge.
function gate(): THREE.Group {
  const ribs = [14, 150, 280].map((y) => at(slab([584, 20, 56], 2, 'blue', 1), [0, y, 0]));
  const uprights = [-190, -64, 64, 190].map((x) => at(slab([14, 270, 40], 2, 'blue', 0.8), [x, 146, 0]));
  return group(at(slab([590, 300, 12], 2, 'blue', 1), [0, 150, -10]), ...ribs, ...uprights);
}

// Rising spindle with its nut on the crosshead, hand wheel above; the spindle starts at the gate, y = 0.
function lift(): THREE.Group {
  const grip = part(new THREE.TorusGeometry(120, 9, 20, 96).rotateX(Math.PI / 2), 'red', 0);
  const spokes = [0, 60, 120].map((turn) =>
    at(group(at(cylinder(6, 240, 'red'), [0, 0, -120], [90, 0, 0])), [0, 0, 0], [0, turn, 0]),
  );
  return group(
    at(slab([46, 60, 30], 3, 'blue', 1), [0, 6, -15]),
    at(cylinder(9, 52, 'steel', 0.6), [0, 12, -26], [90, 0, 0]),
    at(thread(28, 6, 600, 'steel'), [0, 20, 0]),
    at(slab([120, 12, 140], 2, 'blasted', 0.8), [0, 437, -66]),
    at(lathe(points('0 0, 44 0, 44 12, 32 18, 28 66, 34 70, 34 84, 0 84'), 'cast', 1), [0, 443, 0]),
    at(group(grip, ...spokes, at(cylinder(22, 26, 'red', 1), [0, -13, 0])), [0, 542, 0]),
  );
}
