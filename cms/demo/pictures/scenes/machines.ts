import type * as THREE from 'three';
import { atq430 } from '../families/torque.ts';
import { brake, coupling, guard, motor, pump, slottedPlate } from '../families/machines.ts';
import { ava800 } from '../families/threaded.ts';
import { m12Plug } from '../parts/cables.ts';
import { places, points } from '../parts/paths.ts';
import { at, cylinder, group, knurl, lathe, slab, tube, type Place } from '../parts/shapes.ts';

// Pump and motor on a frame: accelerometers on the bearing bracket and on the motor's drive end.
export function pumpSet(): THREE.Group {
  const axis = 190;
  return group(
    ...[-70, 70].map((z) => at(slab([760, 50, 40], 3, 'coatDark', 1.5), [200, 25, z - 20])),
    ...[-150, 200, 560].map((x) => at(slab([40, 40, 160], 3, 'coatDark', 1.5), [x, 22, -80])),
    at(pump('blue'), [0, axis, 0]),
    at(coupling(30, 90), [272, axis, 0]),
    at(guard([96, 52, 142], 'yellow'), [272, axis - 2, 0]),
    at(motor(92, 270, 'blue'), [318, axis, 0]),
    ...[-1, 1].map((side) => at(slab([230, 42, 44], 3, 'coatDark', 1.5), [428, 68, side * 74 - 22])),
    at(pad(), [120, axis + 52, 0]),
    at(
      watched(
        '0 0 0, 0 20 0, 2 44 -14, 8 48 -60, 14 0 -112, 16 -120 -124, 18 -270 -124, 40 -320 -150, 200 -321 -180',
      ),
      [120, axis + 60, 0],
    ),
    at(pad(), [327, axis + 86, 0]),
    at(
      watched(
        '0 0 0, 0 20 0, 2 44 -14, 4 48 -60, 6 0 -118, 8 -140 -134, 10 -300 -140, 30 -354 -160, 200 -355 -190',
      ),
      [327, axis + 94, 0],
    ),
  );
}

// Mounting pad glued or welded to the machine.
function pad(): THREE.Group {
  return group(at(cylinder(14, 12, 'steel', 0.5), [0, -4, 0]));
}

// Accelerometer with its plug; the cable starts above it.
function watched(cable: string): THREE.Group {
  return group(
    ava800(),
    at(knurl(19, 13, 24, 'steel'), [0, 38, 0]),
    at(lathe(points('0 0, 8 0, 7.4 12, 4 22, 3 26, 0 26'), 'black', 0.4), [0, 50, 0]),
    at(tube(places(cable), 2.8, 'cable'), [0, 74, 0]),
  );
}

// Motor, torque transducer and brake in line on a slotted plate.
export function testBench(): THREE.Group {
  const axis = 130;
  const block = (x: number, height: number, width: number) =>
    at(slab([width, height, 110], 2, 'cast', 1.2), [x, height / 2, -55]);
  const cable: Place[] = places(
    '0 0 0, 0 30 0, 8 64 -10, 30 74 -70, 40 20 -140, 44 -136 -170, 120 -170 -190, 300 -170 -210',
  );
  return group(
    at(slottedPlate(900, 320), [0, 0, 0]),
    at(motor(86, 240, 'coatDark'), [-182, axis, 0], [0, 180, 0]),
    block(-282, 34, 210),
    at(coupling(30, 96), [-132, axis, 0]),
    at(atq430(), [0, axis - 42, 0]),
    block(0, axis - 42, 106),
    at(coupling(30, 96), [132, axis, 0]),
    at(brake(92), [186, axis, 0]),
    block(236, 36, 150),
    at(m12Plug(), [18, axis + 38, -10]),
    at(tube(cable, 2.6, 'cable', 400), [18, axis + 82, -10]),
  );
}
