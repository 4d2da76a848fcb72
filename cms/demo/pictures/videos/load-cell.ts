import * as THREE from 'three';
import { createSBeam, sBeam, share } from '../families/s-beam.ts';
import { bridge } from './bridge.ts';
import { rows, stroke, type At } from './diagram.ts';
import { arrow, blank, callout, colours, ramp, write, type Stage } from './stage.ts';

export const seconds = 18;
export const poster = 12.6;

const [axis, middle, scale] = [222, 292, 2.75];
const rated = 5; // kN
// At the rated force the ends really move apart by 0.3 mm.
const [travel, enlarged] = [0.3, 20];

const force = (time: number) => rated * (ramp(time, 3.6, 6.4) - 0.5 * ramp(time, 14.6, 16.2));
// Full bridge, gauge factor 2: 1000 µm/m make 2 mV/V.
const perVolt = (kilonewtons: number) => (2 * kilonewtons) / rated;

// Where the gauges sit: on the ends of the beam, where it bends most; 1 and 4 are stretched by a pull.
const gauges = [
  { number: 1, from: -20, side: 1, sign: 1 },
  { number: 2, from: -20, side: -1, sign: -1 },
  { number: 3, from: 9, side: 1, sign: -1 },
  { number: 4, from: 9, side: -1, sign: 1 },
];

export function createLoadCell({ pen, still }: Stage): (time: number) => void {
  const scene = new THREE.Scene();
  const block = createSBeam();
  scene.add(block.object, new THREE.DirectionalLight(0xffffff, 1));
  const [halfWidth, halfHeight] = [480 / scale, 270 / scale];
  const camera = new THREE.OrthographicCamera(-halfWidth, halfWidth, halfHeight, -halfHeight, 1, 4000);
  const shift: At = [(480 - axis) / scale, (middle - 270) / scale];
  camera.position.set(shift[0] - 210, shift[1] + 150, 900);
  camera.lookAt(shift[0], shift[1], 0);
  const place = (x: number, y: number): At => {
    const up = pulled(force(now)) * share(x, y);
    const point = new THREE.Vector3(x, y + up, sBeam.depth / 2).project(camera);
    return [(point.x + 1) * 480, (1 - point.y) * 270];
  };
  let [now, drawn] = [0, -1];
  let picture: HTMLCanvasElement;
  return (time) => {
    now = time;
    blank(pen, 'How a load cell measures', 480);
    if (drawn !== force(time)) {
      block.pull(pulled(force(time)));
      picture = still(scene, camera);
      drawn = force(time);
    }
    pen.drawImage(picture, 0, 0);
    strips(pen, time, place);
    pulls(pen, time);
    bridge(pen, { x: 700, y: 236, share: force(time) / rated, alpha: ramp(time, 1.6, 2.4) });
    readings(pen, time);
  };
}

const pulled = (kilonewtons: number) => ((kilonewtons / rated) * travel * enlarged) / 2;

function strips(pen: CanvasRenderingContext2D, time: number, place: (x: number, y: number) => At): void {
  const load = force(time) / rated;
  pen.save();
  pen.globalAlpha = ramp(time, 0.6, 1.2);
  for (const { number, from, side, sign } of gauges) {
    const line = Array.from({ length: 12 }, (_, step) => place(from + step, side * (sBeam.beam + 0.6)));
    stroke(pen, line, '#e8b93c', 6);
    pen.save();
    pen.globalAlpha *= load;
    stroke(pen, line, sign > 0 ? colours.signal : colours.field, 6);
    pen.restore();
    const [x, y] = place(from + 5.5, side * (sBeam.beam + 1));
    write(pen, String(number), [x, y + (side > 0 ? -9 : 20)], { size: 15, weight: 700, align: 'center' });
  }
  pen.restore();
  callout(
    pen,
    'Strain gauge',
    [place(20, sBeam.beam + 0.6), [axis + 128, middle - 96]],
    ramp(time, 0.8, 1.4),
  );
  callout(pen, 'Beam', [place(26, 0), [axis + 128, middle + 6]], ramp(time, 1.2, 1.8));
  write(pen, 'Bending shown 20 times larger than it is', [520, 522], {
    size: 13,
    colour: colours.quiet,
    alpha: ramp(time, 3.6, 4.2),
  });
}

function pulls(pen: CanvasRenderingContext2D, time: number): void {
  const load = force(time) / rated;
  if (load <= 0.02) return;
  pen.save();
  pen.strokeStyle = pen.fillStyle = colours.ink;
  pen.lineWidth = 3;
  pen.globalAlpha = Math.min(1, load * 4);
  for (const end of [-1, 1]) {
    const from = middle + end * 190;
    arrow(pen, [axis, from], [axis, from + end * (8 + 20 * load)]);
    write(pen, 'F', [axis + 12, from + end * 16 + 6], { size: 18, weight: 600 });
  }
  pen.restore();
}

function readings(pen: CanvasRenderingContext2D, time: number): void {
  const kilonewtons = force(time);
  const change = 350 * 0.002 * (kilonewtons / rated);
  rows(
    pen,
    [520, 890, 416],
    [
      { name: 'Force', value: `F = ${kilonewtons.toFixed(2)} kN`, alpha: ramp(time, 3.4, 4) },
      {
        name: 'Gauges',
        value: `350 Ω ± ${change.toFixed(2)} Ω`,
        alpha: ramp(time, 7.6, 8.2),
      },
      {
        name: 'Signal',
        value: `U : E = ${perVolt(kilonewtons).toFixed(3)} mV/V`,
        colour: colours.signal,
        alpha: ramp(time, 10.8, 11.4),
      },
    ],
  );
}
