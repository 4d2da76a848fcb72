import * as THREE from 'three';
import { afm500, dn50, flowSensor, flowTransmitter } from '../families/flow.ts';
import { coil } from '../parts/cables.ts';
import { bolt, flange } from '../parts/fittings.ts';
import { at, cylinder, group, part, ring, slab, tube, type Place, type Point } from '../parts/shapes.ts';
import { closeUp } from './close-up.ts';
import type { Shot } from './shot.ts';

// The flowmeter DN 50 in a pipe, with four bolts M16 at each end.
const { length, bolts, flange: diameter, thickness: flangeThickness } = dn50;
const [axis, sensorFace] = [diameter / 2, length / 2];
// Degrees above the horizontal, around the axis: the strap from flange to flange, and the tab of the ring.
const strapAngle = 24;
const tabAngle = 58;

export const flowmeterOptions: Record<string, Shot> = {
  'close-up-afm-500-on-meter': transmitter(() => afm500(), 0),
  'close-up-afm-500-r10': transmitter(() => onWall(10), 84),
  'close-up-afm-500-r20': transmitter(() => onWall(20), 84),
  'close-up-afm-500-straps': earthing(0),
  'close-up-afm-500-rings': earthing(4),
};

function transmitter(scene: () => THREE.Group, x: number): Shot {
  return closeUp(scene, [-14, 12], [x, 150, 0], 500);
}

/** The sensor with its connection box, and the transmitter on a wall beside it. The rest of the cable is rolled up. */
function onWall(metres: number): THREE.Group {
  const bundle = coil(40, 6, metres * 1000 - 600);
  return group(
    at(flowSensor(), [-60, 0, 0]),
    at(slab([220, 360, 12], 2, 'concrete', 1), [205, 150, -110]),
    at(slab([90, 120, 8], 4, 'steel', 0.8), [205, 230, -98]),
    at(slab([50, 8, 90], 3, 'steel', 0.8), [205, 186, -98]),
    at(flowTransmitter(), [205, 190, -20]),
    tube(
      [
        [-32, 196, 0],
        [0, 196, 0],
        [50, 170, 10],
        [95, 180, 20],
        [125, 230, 12],
        [150, 276, 4],
      ],
      3.5,
      'cable',
    ),
    at(tube(bundle.places, 3, 'cable', bundle.places.length * 2), [205, 40, -80], [90, 0, 0]),
  );
}

/** One end in the pipe, with a copper strap from flange to flange, and a ring of this thickness between them, or none. */
function earthing(ringThickness: number): Shot {
  const face = sensorFace + ringThickness;
  const scene = () =>
    group(
      afm500(),
      ...(ringThickness > 0 ? earthingRing(ringThickness) : []),
      at(ring(31, 46, 2, 'rubber', 0.2), [face, axis, 0], [0, 0, -90]),
      at(flange(diameter, flangeThickness, 60, bolts, 'blasted'), [face + 2, axis, 0], [0, 0, -90]),
      at(cylinder(30.15, 120, 'blasted'), [face + 20, axis, 0], [0, 0, -90]),
      ...flangeBolts(face + 20),
      strap(strapAngle, [91, 86], [face + 11, 86]),
    );
  return closeUp(scene, [34, 22], [106, 126, 44], 150);
}

/** A disc of stainless steel, and a strap from its tab to the flange of the sensor. */
function earthingRing(thickness: number): THREE.Group[] {
  const tab = at(slab([22, 84, thickness], 4, 'polished', 0.3), [0, 0, 82], [-90, 0, 0]);
  const disc = group(ring(25, 50, thickness, 'polished', 0.3), tab);
  return [
    at(group(at(disc, [0, 0, 0], [0, -tabAngle, 0])), [sensorFace, axis, 0], [0, 0, -90]),
    strap(tabAngle, [91, 86], [sensorFace - 1, 112]),
  ];
}

function flangeBolts(x: number): THREE.Object3D[] {
  return [45, 135, 225, 315].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return at(
      group(bolt(16, 44)),
      [x, axis + (Math.sin(radians) * bolts.circle) / 2, (Math.cos(radians) * bolts.circle) / 2],
      [0, 0, -90],
    );
  });
}

/** From one place to another, each given as its position along the axis and its distance from the axis. */
function strap(angle: number, [fromX, fromRadius]: Point, [toX, toRadius]: Point): THREE.Group {
  const radians = (angle * Math.PI) / 180;
  const out = (x: number, radius: number): Place => [
    x,
    axis + radius * Math.sin(radians),
    radius * Math.cos(radians),
  ];
  const top = Math.max(fromRadius, toRadius) + 16;
  const path = new THREE.CatmullRomCurve3(
    [
      out(fromX, fromRadius),
      out(fromX, top - 6),
      out((fromX + toX) / 2, top),
      out(toX, top - 6),
      out(toX, toRadius),
    ].map((place) => new THREE.Vector3(...place)),
  );
  const lug = (x: number, radius: number) => at(group(bolt(8, 4)), out(x, radius - 1), [90 - angle, 0, 0]);
  return group(
    part(new THREE.TubeGeometry(path, 120, 4, 20), 'copper', 0),
    lug(fromX, fromRadius),
    lug(toX, toRadius),
  );
}
