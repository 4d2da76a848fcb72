import * as THREE from 'three';
import { atr120 } from '../families/threaded.ts';
import { axes, dot, loopCurrent, rows, stroke } from './diagram.ts';
import { element, zoom } from './pt100.ts';
import { blank, callout, colours, ramp, write, type Stage } from './stage.ts';

export const seconds = 18;
export const poster = 13;

const [axis, top, tip, scale] = [200, 96, 440, 1.05];
const roof = tip - 190 * scale;
const [left, right] = [520, 890];

// IEC 60751, above 0 °C.
const resistance = (celsius: number) => 100 * (1 + 3.9083e-3 * celsius - 5.775e-7 * celsius ** 2);
const temperature = (time: number) => 100 * ramp(time, 7, 10.4) - 50 * ramp(time, 14.5, 16.6);
const current = (celsius: number) => 4 + (16 * celsius) / 200;

export function createThermometer({ pen, still }: Stage): (time: number) => void {
  const scene = new THREE.Scene();
  const instrument = atr120();
  instrument.rotation.y = -0.25;
  scene.add(instrument, new THREE.DirectionalLight(0xffffff, 1.2));
  const [halfWidth, halfHeight] = [480 / scale, 270 / scale];
  const camera = new THREE.OrthographicCamera(-halfWidth, halfWidth, halfHeight, -halfHeight, 1, 4000);
  camera.position.set((480 - axis) / scale, (tip - 270) / scale, 1500);
  const picture = still(scene, camera);
  return (time) => {
    blank(pen, 'How a resistance thermometer measures', 480);
    vessel(pen, time);
    pen.drawImage(picture, 0, 0);
    element(pen, { from: [axis + 5, tip - 14], heat: temperature(time) / 100, alpha: ramp(time, 1, 1.8) });
    labels(pen, time);
    characteristic(pen, time);
    readings(pen, time);
  };
}

const mixed = (share: number) => {
  const [cold, warm] = [
    [169, 195, 212],
    [232, 178, 152],
  ];
  return `rgb(${cold.map((value, index) => Math.round(value + (warm[index] - value) * share)).join(' ')})`;
};

function vessel(pen: CanvasRenderingContext2D, time: number): void {
  pen.fillStyle = mixed(temperature(time) / 100);
  pen.fillRect(62, roof + 26, 346, 500 - roof - 26);
  for (const [from, to] of [
    [-1, 60],
    [1, 410],
  ]) {
    const inner = axis + from * 13;
    stroke(
      pen,
      [
        [inner, roof - 12],
        [inner, roof],
        [to, roof],
        [to, 502],
        [axis, 502],
      ],
      colours.quiet,
      5,
    );
  }
}

function labels(pen: CanvasRenderingContext2D, time: number): void {
  const { x, y, radius } = zoom;
  callout(
    pen,
    'Transmitter in the head',
    [
      [axis + 22, top + 38],
      [axis + 62, top + 14],
    ],
    ramp(time, 0.3, 0.9),
  );
  callout(
    pen,
    'Protection tube',
    [
      [axis + 4, roof + 54],
      [axis + 24, roof + 38],
    ],
    ramp(time, 0.7, 1.3),
  );
  callout(
    pen,
    'Platinum wire',
    [
      [x - 10, y + 36],
      [x - 36, y + 94],
    ],
    ramp(time, 1.6, 2.2),
  );
  write(pen, 'Pt100', [x, y - radius - 10], {
    size: 17,
    weight: 600,
    align: 'center',
    alpha: ramp(time, 5, 5.6),
  });
  write(pen, `${temperature(time).toFixed(0)} °C`, [78, 484], { size: 20, weight: 600 });
}

function characteristic(pen: CanvasRenderingContext2D, time: number): void {
  const place = axes(pen, {
    left,
    right,
    top: 122,
    bottom: 282,
    across: { from: 0, to: 200, step: 50, name: 'Temperature in °C' },
    up: { from: 100, to: 180, step: 20, name: 'Resistance in Ω' },
  });
  const line = (from: number, to: number) =>
    Array.from({ length: 81 }, (_, step) => {
      const celsius = from + ((to - from) * step) / 80;
      return place(celsius, resistance(celsius));
    });
  const warmest = time < 14.5 ? temperature(time) : 100;
  stroke(pen, line(0, 200), colours.line, 1.5);
  stroke(pen, line(0, warmest), colours.ink, 2.5);
  const now = place(temperature(time), resistance(temperature(time)));
  stroke(pen, [[left, now[1]], now, [now[0], 282]], colours.signal, 1);
  dot(pen, now, colours.signal);
}

function readings(pen: CanvasRenderingContext2D, time: number): void {
  const celsius = temperature(time);
  const sent = ramp(time, 11, 11.6);
  rows(
    pen,
    [left, right, 364],
    [
      { name: 'Temperature', value: `t = ${celsius.toFixed(1)} °C` },
      { name: 'Resistance', value: `R = ${resistance(celsius).toFixed(2)} Ω`, alpha: ramp(time, 3.8, 4.4) },
      {
        name: 'Output, scale 0 … 200 °C',
        value: `I = ${current(celsius).toFixed(2)} mA`,
        colour: colours.signal,
        alpha: sent,
      },
    ],
  );
  pen.save();
  pen.globalAlpha = sent;
  loopCurrent(pen, [left, right, 464], current(celsius));
  pen.restore();
  write(pen, 'IEC 60751: R = 100 Ω · (1 + 0.0039083 t − 0.0000005775 t²)', [left, 520], {
    size: 13,
    colour: colours.quiet,
    alpha: ramp(time, 8, 8.6),
  });
}
