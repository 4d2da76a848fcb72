import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';
import { print, word } from '../parts/marks.ts';
import { points } from '../parts/paths.ts';
import {
  at,
  cylinder,
  dome,
  group,
  hexagon,
  knurl,
  lathe,
  ring,
  seal,
  slab,
  thread,
} from '../parts/shapes.ts';

const block: Label = {
  code: 'AMV 20',
  range: 'PN 420',
  lines: ['1.4404', 'AMV20-G12-G12-420'],
  serial: '26 540 031',
};

// Two-valve manifold: steel block 124 × 46 × 34, process thread to the left, instrument connection on top.
export function amv20(label: Partial<Label> = {}): THREE.Group {
  const {
    code,
    range,
    lines: [material = '', partNumber = ''],
    serial,
  } = { ...block, ...label };
  return group(
    at(slab([124, 46, 34], 2, 'turned', 0.9), [0, 23, -17]),
    at(valve(38), [-34, 20, 17], [90, 0, 0]),
    at(valve(-24), [26, 20, 17], [90, 0, 0]),
    at(print([52, 7], word('ALDERMERE', 700, 'left')), [-32, 39.6, 17.1]),
    at(print([62, 4.8], word(`${code}   ${range}   ${material}`, 600, 'right')), [28, 41, 17.1]),
    at(print([62, 4.2], word(`${partNumber}   S/N ${serial}`, 500, 'right')), [28, 35.8, 17.1]),
    at(print([16, 4.4], word('BLOCK', 600, 'center')), [-53, 4, 17.1]),
    at(print([16, 4.4], word('VENT', 600, 'center')), [52, 4, 17.1]),
    at(process(), [-62, 23, 0], [0, 0, 90]),
    at(instrument(), [8, 46, 0]),
    at(vent(), [62, 20, 0], [0, 0, -90]),
  );
}

// Needle valve whose axis is y: bonnet, gland nut, spindle and T-handle, turned by the given angle.
function valve(turn: number): THREE.Group {
  const bar = group(
    cylinder(3, 52, 'steel', 0.4),
    at(dome(3, 2, 'steel'), [0, 52, 0]),
    at(dome(3, 2, 'steel'), [0, 0, 0], [180, 0, 0]),
  );
  return group(
    cylinder(13.6, 2, 'steel', 0.4),
    at(hexagon(24, 13, 'steel'), [0, 2, 0]),
    at(cylinder(9, 5, 'turned', 0.4), [0, 15, 0]),
    at(hexagon(15, 9, 'steel'), [0, 20, 0]),
    at(thread(9, 1.25, 14, 'steel'), [0, 28, 0]),
    at(cylinder(6, 13, 'turned', 0.6), [0, 40, 0]),
    at(group(at(bar, [-26, 0, 0], [0, 0, -90])), [0, 46.5, 0], [0, turn, 0]),
  );
}

function process(): THREE.Group {
  return group(
    cylinder(13, 5, 'steel', 0.5),
    at(thread(20.955, 1.814, 20, 'steel'), [0, 5, 0]),
    at(lathe(points('0 0, 8.6 0, 8.6 4, 3 4, 3 2, 0 2'), 'steel', 0.3), [0, 24.6, 0]),
    at(cylinder(3.1, 0.2, 'black', 0), [0, 27.2, 0]),
  );
}

// Swivel nut for the instrument, with its seal.
function instrument(): THREE.Group {
  return group(
    cylinder(12, 5, 'steel', 0.4),
    at(seal(11.4, 1.8, 'signal'), [0, 6, 0]),
    at(cylinder(11, 4, 'steel', 0.3), [0, 5, 0]),
    at(hexagon(27, 20, 'steel'), [0, 8.6, 0]),
    at(ring(9.6, 12.8, 1.4, 'steel', 0.4), [0, 28, 0]),
    at(cylinder(9.7, 0.6, 'black', 0), [0, 28.2, 0]),
  );
}

function vent(): THREE.Group {
  return group(
    cylinder(9, 2, 'steel', 0.3),
    at(hexagon(14, 8, 'steel'), [0, 2, 0]),
    at(knurl(10, 7, 18, 'steel'), [0, 10, 0]),
  );
}
