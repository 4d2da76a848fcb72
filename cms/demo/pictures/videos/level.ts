import * as THREE from 'three';
import { probe } from '../families/level-probe.ts';
import { axes, dimension, dot, loopCurrent, rows, stroke } from './diagram.ts';
import { arrow, blank, callout, colours, ramp, write, type Stage } from './stage.ts';

export const seconds = 20;
export const poster = 12.6;

const [axis, nose, scale, perMetre] = [236, 486, 0.6, 34];
const cableEnd = nose - 170 * scale;
const [left, right] = [520, 890];
const [fresh, sea] = [1000, 1025];

const level = (time: number) => 2 + 4 * ramp(time, 7, 10.2);
const density = (time: number) => fresh + (sea - fresh) * ramp(time, 14.8, 16.2);
const bar = (kilogramsPerCubicMetre: number, metres: number) =>
  (kilogramsPerCubicMetre * 9.80665 * metres) / 1e5;
// The probe knows pressure only and takes every liquid for water.
const shown = (time: number) => (level(time) * density(time)) / fresh;
const current = (time: number) => 4 + 1.6 * shown(time);

export function createLevel({ pen, still }: Stage): (time: number) => void {
  const scene = new THREE.Scene();
  const instrument = probe();
  instrument.rotation.y = 0.7;
  scene.add(instrument, new THREE.DirectionalLight(0xffffff, 1.2));
  const [halfWidth, halfHeight] = [480 / scale, 270 / scale];
  const camera = new THREE.OrthographicCamera(-halfWidth, halfWidth, halfHeight, -halfHeight, 1, 4000);
  camera.position.set((480 - axis) / scale, (nose - 270) / scale, 1500);
  const picture = still(scene, camera);
  return (time) => {
    blank(pen, 'How a hydrostatic probe measures', 480);
    basin(pen, time);
    cable(pen, time);
    pen.drawImage(picture, 0, 0);
    pressure(pen, time);
    labels(pen, time);
    characteristic(pen, time);
    readings(pen, time);
  };
}

const surface = (time: number) => nose - level(time) * perMetre;

function basin(pen: CanvasRenderingContext2D, time: number): void {
  pen.fillStyle = colours.liquid;
  pen.beginPath();
  pen.moveTo(72, 506);
  for (let x = 72; x <= 400; x += 4) pen.lineTo(x, surface(time) + Math.sin(x * 0.05 + time * 1.3) * 0.8);
  pen.lineTo(400, 506);
  pen.fill();
  pen.save();
  pen.globalAlpha = ramp(time, 14.8, 16.2) * 0.35;
  pen.fillStyle = colours.field;
  pen.fill();
  pen.restore();
  stroke(
    pen,
    [
      [70, 150],
      [70, 508],
      [402, 508],
      [402, 150],
    ],
    colours.quiet,
    5,
  );
}

// A cable with a tube in it: air runs down to the back of the membrane.
function cable(pen: CanvasRenderingContext2D, time: number): void {
  stroke(
    pen,
    [
      [axis, cableEnd + 8],
      [axis, 112],
      [120, 112],
    ],
    '#222529',
    6,
  );
  pen.fillStyle = colours.quiet;
  pen.fillRect(92, 96, 30, 32);
  const alpha = ramp(time, 3.8, 4.4);
  if (alpha <= 0) return;
  pen.save();
  pen.globalAlpha = alpha;
  pen.setLineDash([7, 6]);
  pen.lineDashOffset = -time * 26;
  stroke(
    pen,
    [
      [120, 112],
      [axis, 112],
      [axis, cableEnd],
    ],
    '#ffffff',
    2,
  );
  pen.restore();
}

function pressure(pen: CanvasRenderingContext2D, time: number): void {
  const length = 12 + 80 * bar(density(time), level(time));
  pen.save();
  pen.strokeStyle = pen.fillStyle = colours.signal;
  pen.lineWidth = 2.4;
  pen.globalAlpha = ramp(time, 1.4, 2);
  for (const side of [-1, 1]) {
    arrow(pen, [axis + side * (12 + length), nose - 5], [axis + side * 12, nose - 5]);
  }
  write(pen, 'p', [axis - 22 - length / 2, nose - 14], { weight: 600, colour: colours.signal });
  pen.strokeStyle = pen.fillStyle = colours.ink;
  pen.lineWidth = 1.6;
  pen.globalAlpha = ramp(time, 3.8, 4.4);
  for (const x of [110, 150, 190]) arrow(pen, [x, surface(time) - 30], [x, surface(time) - 4]);
  pen.restore();
}

function labels(pen: CanvasRenderingContext2D, time: number): void {
  callout(
    pen,
    'Membrane',
    [
      [axis + 5, nose - 10],
      [axis + 42, nose - 58],
    ],
    ramp(time, 0.8, 1.4),
  );
  callout(
    pen,
    'Cable with air tube',
    [
      [axis + 2, 140],
      [axis + 22, 132],
    ],
    ramp(time, 3.8, 4.4),
  );
  write(pen, 'Air pressure', [84, surface(time) - 40], { size: 15, alpha: ramp(time, 3.8, 4.4) });
  dimension(pen, [372, surface(time), nose], 'h', ramp(time, 1.4, 2));
  write(pen, 'Water', [84, 494], { size: 15, alpha: 1 - ramp(time, 14.4, 15) });
  write(pen, 'Sea water', [84, 494], { size: 15, alpha: ramp(time, 15.2, 15.8) });
}

function characteristic(pen: CanvasRenderingContext2D, time: number): void {
  const place = axes(pen, {
    left,
    right,
    top: 122,
    bottom: 266,
    across: { from: 0, to: 10, step: 2, name: 'Level in m' },
    up: { from: 0, to: 1, step: 0.2, name: 'Pressure in bar' },
  });
  stroke(pen, [place(0, 0), place(10, bar(fresh, 10))], colours.line, 1.5);
  stroke(pen, [place(0, 0), place(level(time), bar(fresh, level(time)))], colours.ink, 2.5);
  const now = place(level(time), bar(density(time), level(time)));
  stroke(pen, [[left, now[1]], now, [now[0], 266]], colours.signal, 1);
  dot(pen, now, colours.signal);
}

function readings(pen: CanvasRenderingContext2D, time: number): void {
  const sent = ramp(time, 11, 11.6);
  const weighed = ramp(time, 6.4, 7);
  const thousands = `1\u202f${(density(time) - 1000).toFixed(0).padStart(3, '0')}`;
  const pressed = bar(density(time), level(time)).toFixed(3);
  rows(
    pen,
    [left, right, 336],
    [
      { name: 'Level', value: `h = ${level(time).toFixed(2)} m`, alpha: ramp(time, 1.4, 2) },
      { name: 'Density', value: `ρ = ${thousands} kg/m³`, alpha: weighed },
      { name: 'Pressure', value: `p = ρ · g · h = ${pressed} bar`, alpha: weighed },
      {
        name: 'Output, range 0 … 10 m',
        value: `I = ${current(time).toFixed(2)} mA`,
        colour: colours.signal,
        alpha: sent,
      },
    ],
  );
  pen.save();
  pen.globalAlpha = sent;
  loopCurrent(pen, [left, right, 466], current(time));
  pen.restore();
  write(pen, `Shown as if it were water: ${shown(time).toFixed(2)} m`, [right, 520], {
    weight: 600,
    align: 'right',
    colour: colours.signal,
    alpha: ramp(time, 16.2, 16.8),
  });
}
