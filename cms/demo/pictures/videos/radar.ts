import * as THREE from 'three';
import { alr600 } from '../families/threaded.ts';
import { dimension } from './diagram.ts';
import { blank, callout, colours, ramp, write, type Stage } from './stage.ts';

export const seconds = 11;
export const poster = 3.4;

// 7.83 m from the horn's mouth to the bottom, 3.00 m to the liquid: 20.0 ns there and back.
const [mouth, bottom, axis] = [212, 506, 250];
const perMetre = (bottom - mouth) / 7.83;
const surface = mouth + 3 * perMetre;
const [sent, reflected, received] = [2, 4.5, 7];

export function createRadar({ pen, still }: Stage): (time: number) => void {
  const scene = new THREE.Scene();
  const gauge = alr600();
  gauge.rotation.y = -0.35;
  scene.add(gauge, new THREE.DirectionalLight(0xffffff, 1.2));
  // The camera is set so that the horn's mouth lies on its line in the drawing.
  const scale = 0.43;
  const [halfWidth, halfHeight] = [480 / scale, 270 / scale];
  const camera = new THREE.OrthographicCamera(-halfWidth, halfWidth, halfHeight, -halfHeight, 1, 4000);
  camera.position.set((480 - axis) / scale, (mouth - 270) / scale, 1500);
  const picture = still(scene, camera);
  return (time) => {
    blank(pen, 'How a radar gauge measures', 500);
    tank(pen, time);
    waves(pen, time);
    pen.drawImage(picture, 0, 0);
    labels(pen, time);
    echoCurve(pen, time);
    result(pen, time);
  };
}

function tank(pen: CanvasRenderingContext2D, time: number): void {
  pen.fillStyle = colours.liquid;
  pen.beginPath();
  pen.moveTo(90, bottom);
  for (let x = 90; x <= 410; x += 4) pen.lineTo(x, surface + Math.sin(x * 0.05 + time * 1.3) * 0.8);
  pen.lineTo(410, bottom);
  pen.fill();
  pen.strokeStyle = colours.quiet;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(axis - 22, 150);
  pen.lineTo(130, 150);
  pen.quadraticCurveTo(88, 150, 88, 192);
  pen.lineTo(88, bottom + 2);
  pen.lineTo(412, bottom + 2);
  pen.lineTo(412, 192);
  pen.quadraticCurveTo(412, 150, 370, 150);
  pen.lineTo(axis + 22, 150);
  pen.stroke();
}

// Fronts of the pulse: downward from the horn, then, after reflection, as if from its mirror image below the surface.
function waves(pen: CanvasRenderingContext2D, time: number): void {
  if (time < sent || time > received) return;
  const apex = mouth - 40;
  const down = time < reflected;
  const path = surface - mouth;
  const travelled =
    40 + path * (down ? (time - sent) / (reflected - sent) : 1 + (time - reflected) / (received - reflected));
  const centre = down ? apex : 2 * surface - apex;
  const middle = down ? Math.PI / 2 : -Math.PI / 2;
  pen.save();
  pen.beginPath();
  pen.rect(90, mouth, 320, surface - mouth);
  pen.clip();
  for (let front = 0; front < 4; front++) {
    const radius = travelled - front * 7;
    if (radius < 36 || (!down && radius < path + 36)) continue;
    pen.globalAlpha = (down ? 1 : 0.6) * (1 - front * 0.2);
    pen.strokeStyle = colours.signal;
    pen.lineWidth = down ? 3.4 : 2.6;
    pen.beginPath();
    pen.arc(axis, centre, radius, middle - 0.3, middle + 0.3);
    pen.stroke();
  }
  pen.restore();
}

function labels(pen: CanvasRenderingContext2D, time: number): void {
  const early = ramp(time, 0.3, 0.9);
  callout(
    pen,
    'Radar gauge',
    [
      [axis + 26, 92],
      [axis + 88, 78],
    ],
    early,
  );
  callout(
    pen,
    'Horn antenna',
    [
      [axis + 16, mouth - 14],
      [axis + 44, mouth - 22],
    ],
    ramp(time, 0.7, 1.3),
  );
  write(pen, 'Liquid', [108, bottom - 22], { size: 15, alpha: ramp(time, 1.1, 1.7) });
  const found = ramp(time, 8, 8.6);
  dimension(pen, [132, mouth, surface], 'd', found);
  dimension(pen, [372, surface, bottom], 'h', ramp(time, 9, 9.6));
}

// Strength of what the antenna hears over time: the pulse sent at 0 ns, the echo at 20 ns.
function echoCurve(pen: CanvasRenderingContext2D, time: number): void {
  const [left, right, base, tall] = [500, 900, 262, 130];
  const now = Math.min(1, Math.max(0, (time - sent) / (received - sent))) * 20;
  const late = now + ramp(time, received, received + 0.6) * 6;
  const at = (ns: number) => left + (ns / 28) * (right - left);
  pen.strokeStyle = colours.line;
  pen.lineWidth = 1;
  pen.strokeRect(left, base, right - left, 0);
  for (let ns = 0; ns <= 25; ns += 5)
    write(pen, String(ns), [at(ns), base + 20], { size: 13, align: 'center', colour: colours.quiet });
  write(pen, 'ns', [right, base + 20], { size: 13, align: 'right', colour: colours.quiet });
  write(pen, 'Signal at the antenna', [left, base - tall - 12], { size: 14, colour: colours.quiet });
  if (time < sent) return;
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let ns = 0; ns <= late; ns += 0.05) {
    const pulse = Math.exp(-(((ns - 0.9) / 0.5) ** 2)) + 0.55 * Math.exp(-(((ns - 20.4) / 0.6) ** 2));
    pen.lineTo(at(ns), base - 2 - tall * 0.9 * pulse);
  }
  pen.stroke();
  const mark = ramp(time, received + 0.3, received + 0.8);
  write(pen, 'Pulse sent', [at(2), base - tall * 0.72], {
    size: 14,
    alpha: ramp(time, sent + 0.4, sent + 0.9),
  });
  write(pen, 'Echo', [at(20.4), base - tall * 0.62], {
    size: 14,
    align: 'center',
    colour: colours.signal,
    weight: 600,
    alpha: mark,
  });
}

function result(pen: CanvasRenderingContext2D, time: number): void {
  const running = Math.min(20, Math.max(0, ((time - sent) / (received - sent)) * 20));
  write(pen, 'Echo time', [500, 336], { colour: colours.quiet, alpha: ramp(time, sent - 0.4, sent) });
  write(pen, `t = ${running.toFixed(1)} ns`, [900, 336], {
    align: 'right',
    weight: 600,
    size: 20,
    alpha: ramp(time, sent - 0.4, sent),
  });
  write(pen, 'Distance', [500, 376], { colour: colours.quiet, alpha: ramp(time, 7.8, 8.3) });
  write(pen, 'd = c · t / 2 = 3.00 m', [900, 376], {
    align: 'right',
    weight: 600,
    size: 20,
    alpha: ramp(time, 7.8, 8.3),
  });
  write(pen, 'Level', [500, 416], { colour: colours.quiet, alpha: ramp(time, 8.8, 9.3) });
  write(pen, 'h = 7.83 m − 3.00 m = 4.83 m', [900, 416], {
    align: 'right',
    weight: 600,
    size: 20,
    colour: colours.signal,
    alpha: ramp(time, 8.8, 9.3),
  });
  write(pen, 'Shown 250 million times slower than it is', [500, 500], { size: 13, colour: colours.quiet });
}
