import { airDuct, coldStore, well } from '../scenes/buildings.ts';
import { bath, compressor, crane } from '../scenes/workshop.ts';
import { cabinet } from '../families/cabinet.ts';
import { classroom } from '../scenes/classroom.ts';
import { dairy, heating, tankFarm } from '../scenes/pipework.ts';
import { exhaust } from '../scenes/exhaust.ts';
import { junctionBox } from '../scenes/junction-box.ts';
import { linearAxis } from '../scenes/linear-axis.ts';
import { pumpSet, testBench } from '../scenes/machines.ts';
import { sluiceGate } from '../scenes/sluice-gate.ts';
import { steam, valveManifold } from '../scenes/pressure-lines.ts';
import { thermowell } from '../scenes/thermowell.ts';
import type { Shot } from './shot.ts';

const size: [number, number] = [1200, 675];

const view = (azimuth: number, elevation: number, lens = 70) => ({ azimuth, elevation, lens });

// Instruments where they work: plant without people, in the light of the studio.
export const applications: Record<string, Shot> = {
  'app-dairy': {
    scene: dairy,
    size,
    camera: view(-22, 11),
    fill: 1,
    focus: { point: [60, 300, 0], width: 980 },
  },
  'app-heating': {
    scene: heating,
    size,
    camera: view(-20, 12),
    fill: 1,
    focus: { point: [30, 384, -60], width: 1400 },
  },
  'app-tank-farm': {
    scene: tankFarm,
    size,
    camera: view(-16, 13),
    fill: 1,
    focus: { point: [10, 480, 0], width: 2340 },
  },
  'app-pump': {
    scene: pumpSet,
    size,
    camera: view(-24, 16),
    fill: 1,
    focus: { point: [205, 200, 0], width: 900 },
  },
  'app-test-bench': {
    scene: testBench,
    size,
    camera: view(-18, 20),
    fill: 1,
    focus: { point: [-10, 90, 0], width: 880 },
  },
  'app-well': {
    scene: well,
    size,
    camera: view(14, 17),
    fill: 1,
    focus: { point: [20, 312, -100], width: 1190 },
  },
  'app-compressor': {
    scene: compressor,
    size,
    camera: view(-20, 13),
    fill: 1,
    focus: { point: [-20, 500, 0], width: 860, aperture: 16 },
  },
  'app-cold-store': {
    scene: coldStore,
    size,
    camera: view(12, 7, 50),
    fill: 1,
    focus: { point: [-30, 384, 0], width: 800, aperture: 22 },
  },
  'app-switchgear': {
    scene: cabinet,
    size,
    camera: view(12, 10),
    fill: 1,
    focus: { point: [-60, 232, -40], width: 1000 },
  },
  'app-crane': {
    scene: crane,
    size,
    camera: view(-18, 5),
    fill: 1,
    focus: { point: [20, 362, 0], width: 950 },
  },
  'app-duct': {
    scene: airDuct,
    size,
    camera: view(-18, 12),
    fill: 1,
    focus: { point: [40, 312, 40], width: 1000 },
  },
  'app-calibration-bath': {
    scene: bath,
    size,
    camera: view(-16, 14),
    fill: 1,
    focus: { point: [0, 232, -80], width: 900 },
  },
  'app-exhaust': {
    scene: exhaust,
    size,
    camera: view(-24, 12),
    fill: 1,
    focus: { point: [120, 300, 0], width: 700 },
  },
  'app-classroom': {
    scene: classroom,
    size,
    camera: view(-12, 4, 60),
    fill: 1,
    focus: { point: [20, 496, 0], width: 620 },
  },
  'app-junction-box': {
    scene: junctionBox,
    size,
    camera: view(-14, 12),
    fill: 1,
    focus: { point: [106, 204, 0], width: 690 },
  },
  'app-sluice-gate': {
    scene: sluiceGate,
    size,
    camera: view(-22, 13),
    fill: 1,
    focus: { point: [-50, 506, 0], width: 960 },
  },
  'app-linear-axis': {
    scene: linearAxis,
    size,
    camera: view(-30, 20),
    fill: 1,
    focus: { point: [84, 92, 0], width: 640 },
  },
  'app-thermowell': {
    scene: thermowell,
    size,
    camera: view(-20, 9),
    fill: 1,
    focus: { point: [10, 336, 0], width: 780 },
  },
  'app-manifold': {
    scene: valveManifold,
    size,
    camera: view(-22, 12),
    fill: 1,
    focus: { point: [10, 388, 0], width: 500 },
  },
  'app-steam': {
    scene: steam,
    size,
    camera: view(-18, 10),
    fill: 1,
    focus: { point: [40, 468, 0], width: 890 },
  },
};
