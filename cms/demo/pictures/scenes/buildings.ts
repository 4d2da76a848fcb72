import type * as THREE from 'three';
import { aht700Housing, ductRod } from '../families/duct.ts';
import { adp330, humidityProbe } from '../families/housed.ts';
import { probe } from '../families/level-probe.ts';
import { halfRing, rack, spiralDuct, stepIron } from '../families/surroundings.ts';
import { gland } from '../parts/fittings.ts';
import { places } from '../parts/paths.ts';
import { at, cylinder, group, ring, slab, tube } from '../parts/shapes.ts';

// A shaft of concrete rings cut open: the level probe hangs in the water from a bar across the top.
export function well(): THREE.Group {
  const [inner, outer, top] = [350, 415, 556];
  const irons = [170, 430].map((y) => at(stepIron(190), [-236, y, -262], [0, 42, 0]));
  return group(
    halfRing(0, outer, 40, 'concrete'),
    ...[42, 300].map((y) => at(halfRing(inner, outer, 254, 'concrete'), [0, y, 0])),
    at(halfRing(0, inner - 1, 196, 'water'), [0, 41, -1]),
    ...irons,
    at(probe(), [30, 150, -120]),
    tube(places(`30 326 -120, 30 400 -120, 30 500 -120, 30 ${top + 20} -120`), 4, 'cable'),
    at(slab([880, 44, 10], 2, 'steel', 0.8), [0, top + 20, -135]),
    at(slab([40, 70, 12], 4, 'blasted', 1), [30, top + 4, -126]),
    ...[-14, 14].map((y) => at(cylinder(4.5, 6, 'steel', 0.5), [44, top + 4 + y, -115], [90, 0, 0])),
    tube(
      places(
        `30 ${top + 20} -120, 36 ${top + 48} -128, 120 ${top + 46} -150, 300 ${top + 12} -170, 420 ${top + 4} -180, 452 ${top - 60} -182, 454 200 -184, 456 4 -184, 520 4 -150`,
      ),
      4,
      'cable',
      500,
    ),
  );
}

// Cold store: the transmitter on the panel wall in front, racks with boxes in the room behind.
export function coldStore(): THREE.Group {
  const panels = [-620, -310, 0].map((x) => at(slab([306, 760, 60], 4, 'frost', 2), [x - 155, 380, -60]));
  return group(
    ...panels,
    at(slab([940, 70, 8], 2, 'steel', 1), [-465, 35, 0]),
    at(slab([12, 760, 70], 2, 'steel', 1), [2, 380, -64]),
    at(aht700Housing('82.6', '−18.4 °C   Td −20.6 °C'), [-190, 330, 0]),
    at(gland(16, 'grey'), [-168, 330, 20], [180, 0, 0]),
    at(humidityProbe(), [-212, 332, 20], [180, 0, 0]),
    tube(
      places(
        '-168 312 20, -168 286 20, -150 262 14, -112 262 10, -100 300 8, -100 430 8, -100 620 8, -100 770 8',
      ),
      2.6,
      'cable',
      300,
    ),
    ...[330, 520, 690].map((y) => at(slab([16, 10, 14], 3, 'grey', 0.8), [-100, y, 0])),
    ...[0, 1].map((row) => at(rack(1100, 3, 330), [430 + row * 330, 0, -420 - row * 1000])),
  );
}

// Ventilation: humidity rod in the duct, differential pressure over the filter, both transmitters on a panel below.
export function airDuct(): THREE.Group {
  const [axis, radius] = [430, 105];
  const nipple = (x: number) => at(cylinder(4, 26, 'brass', 0.3), [x, axis - radius - 16, 30]);
  return group(
    at(spiralDuct(-760, -170, radius), [0, axis, 0]),
    at(spiralDuct(70, 800, radius), [0, axis, 0]),
    at(cylinder(radius + 34, 236, 'coat', 2), [-168, axis, 0], [0, 0, -90]),
    ...[-150, 40].map((x) => at(ring(radius + 30, radius + 40, 14, 'steel', 1), [x, axis, 0], [0, 0, -90])),
    at(ring(radius - 2, radius + 8, 66, 'blasted', 1), [209, axis, 0], [0, 0, -90]),
    at(cylinder(36, 16, 'coat', 1), [242, axis, radius - 8], [90, 0, 0]),
    at(ductRod(), [242, axis, radius + 136], [-90, 0, 0]),
    ...[-540, 560].flatMap((x) => [
      at(slab([44, axis - radius, 30], 2, 'blasted', 1), [x, (axis - radius) / 2, -15]),
      at(ring(radius + 1, radius + 5, 44, 'blasted', 0.8), [x - 22, axis, 0], [0, 0, -90]),
      at(slab([120, 10, 120], 2, 'blasted', 1), [x, 5, -60]),
    ]),
    at(slab([1140, 150, 4], 2, 'blasted', 0.8), [10, 190, 16]),
    at(adp330(), [-60, 138, 20]),
    at(aht700Housing('45.2', '23.4 °C   Td 10.9 °C'), [210, 134, 20]),
    nipple(-230),
    nipple(130),
    tube(
      places('-90 142 42, -90 118 42, -100 84 46, -160 74 48, -222 110 46, -230 200 34, -230 310 30'),
      4.2,
      'red',
      300,
    ),
    tube(
      places('-68 142 42, -68 116 42, -50 70 52, 20 62 56, 96 90 50, 126 180 40, 130 310 30'),
      4.2,
      'blue',
      300,
    ),
    at(gland(16, 'grey'), [254, 190, 38], [0, 0, -90]),
    tube(
      places(
        `274 190 38, 292 190 40, 330 210 70, 340 300 170, 322 400 ${radius + 200}, 276 ${axis - 2} ${radius + 190}, 250 ${axis} ${radius + 160}, 242 ${axis} ${radius + 134}`,
      ),
      2.6,
      'cable',
      300,
    ),
  );
}
