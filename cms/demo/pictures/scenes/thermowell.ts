import * as THREE from 'three';
import { atw60 } from '../families/accessories.ts';
import { stand } from '../families/piping.ts';
import { atr120 } from '../families/threaded.ts';
import type { Finish } from '../parts/finishes.ts';
import { places } from '../parts/paths.ts';
import { at, cylinder, group, part, ring, seal, tube, type Point } from '../parts/shapes.ts';

// A DN 200 pipe cut open: the thermowell in its boss reaches to the middle, the thermometer is screwed into it.
export function thermowell(): THREE.Group {
  const axis = 240;
  const [inner, outer] = [103, 109.5];
  const lengths = [
    [-620, -190],
    [190, 760],
  ];
  return group(
    at(
      group(
        ...lengths.map(([from, to]) =>
          at(
            group(
              ring(inner, outer, to - from, 'blasted', 0.4),
              ring(inner - 0.6, inner - 0.1, to - from, 'frost', 0),
            ),
            [from, 0, 0],
            [0, 0, -90],
          ),
        ),
        at(openPipe([inner, outer], [240, 488], 'blasted'), [-190, 0, 0]),
        at(openPipe([inner - 0.6, inner - 0.1], [239, 489], 'frost'), [-190, 0, 0]),
        ...[238, 488].map((edge) =>
          at(openPipe([inner - 0.8, outer + 0.2], [edge, edge + 2], 'red'), [-190, 0, 0]),
        ),
        at(cylinder(20, 38, 'blasted', 1), [0, 104, 0]),
        at(seal(20.5, 5, 'blasted'), [0, 109, 0]),
        at(atw60(123), [0, 3.5, 0]),
        at(atr120(146, thermometer), [0, 11.5, 0], [0, -46, 0]),
        tube(
          places(
            '-14 257.5 -66, -16 257.5 -76, -20 254 -104, -14 236 -136, 16 190 -160, 60 120 -176, 100 0 -184, 120 -120 -190',
          ),
          3.4,
          'cable',
        ),
      ),
      [0, axis, 0],
    ),
    ...[-420, 420].map((x) => at(stand(axis, 219, 'blasted'), [x, 0, 0])),
  );
}

const thermometer = { range: '−50 … 400 °C', lines: ['Pt100 class A  160 mm', 'ATR120-160-G12-I'] };

// Part of the wall of a pipe along x, 380 mm long from x = 0; the viewer looks at 180°, the top is at 90°.
function openPipe([inner, outer]: Point, degrees: Point, name: Finish): THREE.Mesh {
  const [from, to] = degrees.map((angle) => (angle * Math.PI) / 180);
  const section = new THREE.Shape().absarc(0, 0, outer, from, to, false);
  section.absarc(0, 0, inner, to, from, true);
  const solid = new THREE.ExtrudeGeometry(section, { depth: 380, bevelEnabled: false, curveSegments: 128 });
  return part(solid.rotateY(Math.PI / 2), name, 0.2);
}
