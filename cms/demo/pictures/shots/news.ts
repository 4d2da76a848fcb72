import { adp330, agc920, aht700 } from '../families/housed.ts';
import { alg50 } from '../families/logger.ts';
import { afm500 } from '../families/flow.ts';
import { tray } from '../families/plant.ts';
import { apt210 } from '../families/pressure.ts';
import { alr600 } from '../families/threaded.ts';
import { at, group } from '../parts/shapes.ts';
import { settle } from './products.ts';
import type { Shot } from './shot.ts';

const size: [number, number] = [1200, 675];

export const news: Record<string, Shot> = {
  'news-1-threads': {
    scene: () =>
      group(
        settle(at(apt210(), [0, 0, 0], [90, 0, 0])),
        at(
          settle(at(apt210({ range: '0 … 40 bar', serial: '26 110 063' }), [0, 0, 0], [90, 0, 0])),
          [44, 0, -26],
          [0, 24, 0],
        ),
      ),
    size,
    camera: { azimuth: 128, elevation: 20, lens: 85 },
    fill: 1,
    focus: { point: [6, 14, 10], width: 92, aperture: 32 },
  },
  'news-2-terminals': {
    scene: () => settle(alg50()),
    size,
    camera: { azimuth: -30, elevation: 24, lens: 85 },
    fill: 1,
    focus: { point: [-16, 74, 50], width: 104, aperture: 22 },
  },
  'news-3-horn': {
    scene: () => settle(at(alr600(), [0, 0, 0], [0, 0, 82])),
    size,
    camera: { azimuth: 48, elevation: 14, lens: 85 },
    fill: 1,
    centre: [0.5, 0.5],
    focus: { point: [-60, 56, 0], width: 420 },
  },
  'news-4-sensors': {
    scene: () => group(settle(tray(7, 4, 44)), ...tenders()),
    size,
    camera: { azimuth: -24, elevation: 30, lens: 85 },
    fill: 1,
    focus: { point: [0, 60, 10], width: 300, aperture: 11 },
  },
  'news-5-flanges': {
    scene: () => group(settle(afm500()), at(settle(afm500()), [150, 0, -260])),
    size,
    camera: { azimuth: -52, elevation: 12, lens: 85 },
    fill: 1,
    focus: { point: [-40, 118, 0], width: 460, aperture: 11 },
  },
  'news-6-housings': {
    scene: () =>
      group(at(settle(adp330()), [-128, 0, 16]), settle(agc920()), at(settle(aht700()), [142, 0, -4])),
    size,
    camera: { azimuth: -14, elevation: 13, lens: 85 },
    fill: 0.94,
  },
};

function tenders() {
  const places = Array.from({ length: 28 }, (_, index) => ({
    column: index % 7,
    row: Math.floor(index / 7),
    index,
  }));
  return places
    .filter(({ index }) => index !== 5 && index !== 19)
    .map(({ column, row, index }) =>
      at(
        apt210({ serial: `26 110 1${10 + index}` }),
        [(column - 3) * 44, 9, (row - 1.5) * 44],
        [0, ((index * 37) % 23) - 20, 0],
      ),
    );
}
