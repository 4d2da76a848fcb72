import type * as THREE from 'three';
import {
  boss,
  butterfly,
  clamp,
  gateValve,
  insulated,
  meterRun,
  stand,
  straight,
} from '../families/piping.ts';
import { pipe, tankTop, cover, joint } from '../families/plant.ts';
import { alr600, atr120 } from '../families/threaded.ts';
import { wrap, word } from '../parts/marks.ts';
import { places } from '../parts/paths.ts';
import { at, cylinder, group, lathe, ring, slab } from '../parts/shapes.ts';
import { points } from '../parts/paths.ts';

// Polished line of a dairy: butterfly valve, flowmeter, thermometer; a return line and a tank behind.
export function dairy(): THREE.Group {
  const axis = 262;
  const line = group(
    straight(-300, -130, 54, 'polished'),
    straight(130, 420, 54, 'polished'),
    at(meterRun('polished'), [0, 0, 0]),
    at(butterfly(54), [-262, 0, 0]),
    pipe(places('-288 0 0, -470 0 0, -470 -150 0, -470 -262 0'), 54, 70, 'polished'),
    pipe(places('420 0 0, 560 0 0, 560 120 0, 560 460 0'), 54, 70, 'polished'),
    at(clamp(54), [410, 0, 0], [0, 35, -90]),
    at(boss(34, 'polished'), [286, 50, 0]),
    at(atr120(46), [286, 4, 0], [0, -46, 0]),
  );
  return group(
    at(line, [0, axis, 0]),
    at(stand(axis, 54, 'polished'), [190, 0, 0]),
    at(stand(axis, 54, 'polished'), [-180, 0, 0]),
    at(
      group(
        straight(-760, 1000, 54, 'polished'),
        ...[-420, 60, 500].map((x) => at(clamp(54), [x, 0, 0], [0, 35, -90])),
      ),
      [0, 420, -230],
    ),
    ...[-560, 560].map((x) => at(stand(420, 54, 'polished'), [x, 0, -230])),
    at(vat(), [330, 0, -660]),
  );
}

// Lower part of a polished tank on legs.
function vat(): THREE.Group {
  const legs = [40, 140, 220, 320].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return at(cylinder(24, 260, 'polished', 0), [Math.cos(turn) * 250, 0, Math.sin(turn) * 250]);
  });
  return group(
    at(lathe(points('0 0, 60 12, 300 90, 316 110, 320 130, 320 720, 0 720'), 'turned', 2, 192), [0, 130, 0]),
    at(ring(318, 326, 16, 'polished', 1), [0, 300, 0]),
    ...legs,
  );
}

// District heating: supply with red bands above and behind, return with blue bands and the flowmeter in front.
export function heating(): THREE.Group {
  const lower = group(
    insulated(-860, -330, 150, { at: [-560], colour: 'blue' }),
    insulated(330, 1150, 150, { at: [600], colour: 'blue' }),
    straight(-340, -118, 60, 'coatDark'),
    straight(118, 340, 60, 'coatDark'),
    at(meterRun('blasted'), [0, 0, 0]),
    at(boss(60, 'coatDark'), [232, 60, 0]),
    at(atr120(50), [232, 8, 0], [0, -50, 0]),
  );
  const upper = group(
    insulated(-900, -170, 150, { at: [-340], colour: 'red' }),
    insulated(190, 1250, 150, { at: [565], colour: 'red' }),
    straight(-180, 200, 60, 'coatDark'),
    at(gateValve(60, 'red'), [-30, 0, 0]),
    at(boss(60, 'coatDark'), [270, 96, 0]),
    at(atr120(50), [270, 46, 0], [0, -50, 0]),
  );
  const frame = [-600, 500].flatMap((x) => [
    at(cylinder(22, 640, 'blasted', 0), [x, 0, -330]),
    at(cylinder(46, 10, 'blasted', 1), [x, 0, -330]),
    at(cylinder(14, 330, 'blasted', 0), [x, 128, -330], [90, 0, 0]),
    at(cylinder(14, 110, 'blasted', 0), [x, 398, -330], [90, 0, 0]),
    at(ring(74, 80, 40, 'blasted', 0.8), [x - 20, 215, 0], [0, 0, -90]),
    at(ring(74, 80, 40, 'blasted', 0.8), [x - 20, 480, -230], [0, 0, -90]),
  ]);
  return group(at(lower, [0, 215, 0]), at(upper, [0, 480, -230]), ...frame);
}

// Three tanks with a radar gauge each, before a catwalk; the row recedes to the right.
export function tankFarm(): THREE.Group {
  const turn = 18;
  const levels = ['1.832', '1.204', '0.967'];
  const shares = ['91.6 %', '60.2 %', '48.4 %'];
  const tanks = [-1, 0, 1].map((place) =>
    at(
      group(
        tankTop(330),
        cover([0, 0, 0]),
        at(
          alr600({ label: { reading: levels[place + 1] }, foot: shares[place + 1] }),
          [0, -148, 0],
          [0, -turn - place * 6, 0],
        ),
        at(
          wrap(330.5, [250, 60], word(`TANK ${place + 2}`, 700, 'center')),
          [0, -345, 0],
          [0, -turn - 12, 0],
        ),
        at(ring(328, 333, 12, 'steel', 0.8), [0, -440, 0]),
        at(cylinder(24, 60, 'blasted'), [170, -150, -40]),
        at(joint(120, 44, 4), [170, -70, -40]),
        pipe(places('170 -70 -40, 170 70 -40, 170 70 -170, 170 -10 -170'), 44, 50),
      ),
      [place * 780, 614, 0],
    ),
  );
  return at(group(...tanks, at(catwalk(2700), [60, 470, -440])), [0, 0, 0], [0, turn, 0]);
}

// Walkway with a handrail on its far side, along x.
function catwalk(length: number): THREE.Group {
  const rails = [120, 320, 520].map((y) => at(straight(-length / 2, length / 2, 26, 'yellow'), [0, y, -190]));
  const posts = Array.from({ length: 7 }, (_, post) => {
    const x = ((post - 3) / 6) * (length - 60);
    return group(
      at(cylinder(13, 540, 'yellow', 0), [x, -20, -190]),
      at(cylinder(22, 480, 'blasted', 0), [x, -470, -150]),
    );
  });
  return group(at(slab([length, 36, 240], 2, 'blasted', 1), [0, 0, -200]), ...rails, ...posts);
}
