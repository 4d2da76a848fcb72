import type * as THREE from 'three';
import { afm500 } from '../families/flow.ts';
import { adp330 } from '../families/housed.ts';
import { apt210, connector } from '../families/pressure.ts';
import { alr600, atr120, ava800 } from '../families/threaded.ts';
import { coil } from '../parts/cables.ts';
import { barb, flange, gland, m12 } from '../parts/fittings.ts';
import { connectionHead } from '../parts/heads.ts';
import { adhesiveFoot, cableOutlet, dinConnector, m12Adapter, nptEntry, stud } from '../parts/outlets.ts';
import { at, cylinder, group, hexagon, lathe, ring, thread, tube, type Place } from '../parts/shapes.ts';
import { closeUp } from './close-up.ts';
import { flowmeterOptions } from './flowmeter-options.ts';
import type { Shot } from './shot.ts';

// Degrees by which a thermometer lies.
const lying = 48;

// Options of the part wizard that no product has, close up: a camera [azimuth, elevation], the point it looks at and
// the width it shows, both in millimetres. Options of one position have the same scale, so that their sizes compare.
export const options: Record<string, Shot> = {
  'close-up-apt-210-n12': closeUp(() => apt210({}, '1/2 NPT'), [-8, 13], [0, 14, 0], 40),
  'close-up-apt-210-din': closeUp(
    () => apt210({}, 'G 1/4', connector(dinConnector())),
    [-8, 13],
    [6, 94, 0],
    70,
  ),
  'close-up-apt-210-c02': closeUp(
    () => apt210({}, 'G 1/4', connector(cableOutlet(2.6))),
    [-8, 13],
    [2, 94, 0],
    54,
  ),
  'close-up-adp-330-h8': ports(() => barb(5.6)),
  'close-up-adp-330-r18': closeUp(
    () => at(adp330({}, { port: internalThread }), [0, 0, 0], [-40, 0, 0]),
    [-24, 14],
    [-15, 10, 21],
    54,
  ),
  'close-up-adp-330-n': closeUp(() => adp330({}, { hasDisplay: false }), [-24, 14], [4, 42, 48], 124),
  'close-up-afm-500-pn40': closeUp(() => afm500({}, 40), [48, 14], [98, 75, 0], 220),
  'close-up-afm-500-pn16': closeUp(() => afm500({}, 80), [48, 14], [98, 100, 0], 220),
  'close-up-afm-500-a150': closeUp(() => afm500({}, 'class 150'), [48, 14], [98, 62.5, 0], 220),
  ...flowmeterOptions,
  'close-up-alr-600-f050': radarFlange('narrow', 165, 18, [4, 18, 125]),
  'close-up-alr-600-f100': radarFlange('wide', 220, 20, [8, 18, 180]),
  'close-up-alr-600-f150': radarFlange('wide', 285, 22, [8, 22, 240]),
  'close-up-alr-600-tc2': closeUp(
    () => alr600({ horn: 'narrow', process: ferrule() }),
    [-20, 10],
    [0, 92, 0],
    110,
  ),
  'close-up-alr-600-st': radarNeck('standard'),
  'close-up-alr-600-ht': radarNeck('cooling'),
  'close-up-alr-600-al': radarHousing('coat'),
  'close-up-alr-600-ss': radarHousing('steel'),
  'close-up-alr-600-pl': radarHousing('white'),
  'close-up-alr-600-m20': radarEntry(gland(20, 'black')),
  'close-up-alr-600-np': radarEntry(nptEntry('coat')),
  'close-up-alr-600-m12': radarEntry(m12Adapter()),
  'close-up-atr-120-n12': stem(at(thread(21.336, 1.814, 19, 'steel', 1 / 16), [0, -5, 0])),
  'close-up-atr-120-m20': stem(thread(20, 1.5, 14, 'steel')),
  'close-up-atr-120-g34': stem(
    group(at(thread(26.441, 1.814, 16, 'steel'), [0, -2, 0]), at(hexagon(32, 12, 'steel'), [0, 14, 0])),
  ),
  'close-up-atr-120-pa': headEntry(gland(20, 'black')),
  'close-up-atr-120-br': headEntry(gland(20, 'steel')),
  'close-up-atr-120-m12': headEntry(m12Adapter()),
  'close-up-ava-800-m6': foot(stud(6, 1, 6)),
  'close-up-ava-800-u28': foot(stud(6.35, 0.907, 6)),
  'close-up-ava-800-m8': foot(stud(8, 1.25, 8)),
  'close-up-ava-800-gl': foot(adhesiveFoot()),
  'close-up-ava-800-m12': closeUp(() => ava800({}, at(m12(), [0, 38, 0])), [-6, 22], [0, 42, 0], 38),
  'close-up-ava-800-c05': integralCable(5),
  'close-up-ava-800-c10': integralCable(10),
};

function ports(port: () => THREE.Object3D): Shot {
  return closeUp(() => adp330({}, { port }), [-24, 14], [-14, -9, 22], 50);
}

function internalThread(): THREE.Group {
  const turns = [9.3, 9.9, 10.5].map((y) => at(ring(4.1, 4.8, 0.3, 'brass', 0), [0, y, 0]));
  return group(
    hexagon(14, 9, 'brass'),
    at(ring(4.6, 6.4, 2, 'brass'), [0, 9, 0]),
    at(cylinder(4.6, 0.1, 'black', 0), [0, 9, 0]),
    ...turns,
  );
}

function radarFlange(
  horn: 'narrow' | 'wide',
  outer: number,
  thickness: number,
  [count, diameter, circle]: Place,
): Shot {
  const process = () =>
    group(
      at(cylinder(20, 44, 'steel'), [0, 0, 0]),
      at(flange(outer, thickness, 38, { circle, count, diameter }, 'blasted'), [0, 10, 0]),
      at(cylinder(circle * 0.4, 3, 'blasted', 0.6), [0, 8, 0]),
    );
  const y = horn === 'narrow' ? 92 : 170;
  return closeUp(() => alr600({ horn, process: process() }), [-20, 14], [0, y, 0], 310);
}

// Tri-Clamp 2": Ø 64, conical above.
function ferrule(): THREE.Group {
  return group(
    lathe(
      [
        [0, 0],
        [32, 0],
        [32, 2.8],
        [26, 6.4],
        [24, 8],
        [24, 22],
        [19, 30],
        [19, 44],
        [0, 44],
      ],
      'polished',
      0.3,
    ),
  );
}

function radarHousing(finish: 'coat' | 'steel' | 'white'): Shot {
  return closeUp(() => alr600({ head: { finish } }), [-20, 10], [0, 292, 0], 170);
}

function radarNeck(neck: 'standard' | 'cooling'): Shot {
  return closeUp(() => alr600({ neck }), [-20, 10], [0, 232, 0], 190);
}

function radarEntry(entry: THREE.Object3D): Shot {
  return closeUp(() => alr600({ head: { entry } }), [-52, 12], [-58, 295, 24], 72);
}

function stem(process: THREE.Object3D): Shot {
  const [turn, along] = [(lying * Math.PI) / 180, 160];
  const point: Place = [-Math.sin(turn) * along, Math.cos(turn) * along, 0];
  return closeUp(() => at(atr120(146, {}, process), [0, 0, 0], [0, 0, lying]), [-6, 16], point, 55);
}

function headEntry(entry: THREE.Object3D): Shot {
  return closeUp(() => connectionHead(entry), [28, 14], [58, 34, 0], 72);
}

// From below.
function foot(below: THREE.Object3D): Shot {
  return closeUp(() => at(group(ava800(), below), [0, 0, 0], [-62, 0, 22]), [-6, 16], [0, 0, 0], 40);
}

function integralCable(metres: number): Shot {
  const bundle = coil(40, 4, metres * 1000 - 200);
  const scene = () =>
    group(
      at(tube(bundle.places, 2, 'brown', bundle.places.length * 2), [0, 0, -bundle.outer - 16]),
      ava800({}, at(cableOutlet(2, 'brown'), [0, 37, 0])),
    );
  return closeUp(scene, [-6, 30], [0, 28, -30], 140);
}
