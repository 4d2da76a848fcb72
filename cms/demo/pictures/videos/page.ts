import greek from '@fontsource/inter/files/inter-greek-500-normal.woff2';
import greekBold from '@fontsource/inter/files/inter-greek-600-normal.woff2';
import regular from '@fontsource/inter/files/inter-latin-400-normal.woff2';
import medium from '@fontsource/inter/files/inter-latin-500-normal.woff2';
import semibold from '@fontsource/inter/files/inter-latin-600-normal.woff2';
import bold from '@fontsource/inter/files/inter-latin-700-normal.woff2';
import * as assembly from './assembly.ts';
import * as flow from './flow.ts';
import * as level from './level.ts';
import * as loadCell from './load-cell.ts';
import * as radar from './radar.ts';
import { createStage } from './stage.ts';
import * as thermometer from './thermometer.ts';

interface Video {
  seconds: number;
  poster: number;
}

declare global {
  interface Window {
    fonts: () => Promise<void>;
    videos: () => Record<string, Video>;
    frame: (name: string, time: number) => string;
  }
}

const files = {
  'how-a-radar-gauge-measures': { ...radar, create: radar.createRadar },
  'how-an-electromagnetic-flowmeter-measures': { ...flow, create: flow.createFlow },
  'how-a-thermometer-measures': { ...thermometer, create: thermometer.createThermometer },
  'how-a-hydrostatic-probe-measures': { ...level, create: level.createLevel },
  'how-a-load-cell-measures': { ...loadCell, create: loadCell.createLoadCell },
  'assembling-a-pressure-transmitter': { ...assembly, create: assembly.createAssembly },
};
const stage = createStage();
const draw = new Map<string, (time: number) => void>();

window.fonts = async () => {
  const weights = [
    ['400', regular],
    ['500', medium],
    ['600', semibold],
    ['700', bold],
  ] as const;
  for (const [weight, url] of [
    ['500', greek],
    ['600', greekBold],
  ] as const) {
    const unicodeRange = 'U+0370-03FF';
    document.fonts.add(await new FontFace('Inter', `url(${url})`, { weight, unicodeRange }).load());
  }
  for (const [weight, url] of weights)
    document.fonts.add(await new FontFace('Inter', `url(${url})`, { weight }).load());
  for (const [name, { create }] of Object.entries(files)) draw.set(name, create(stage));
};

window.videos = () =>
  Object.fromEntries(Object.entries(files).map(([name, { seconds, poster }]) => [name, { seconds, poster }]));

window.frame = (name, time) => {
  draw.get(name)?.(time);
  return stage.pen.canvas.toDataURL('image/png').split(',')[1];
};
