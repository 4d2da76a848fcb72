import { dot, stroke, type At } from './diagram.ts';
import { colours, write } from './stage.ts';

const half = 108;

interface Bridge {
  x: number;
  y: number;
  // Load as a share of the rated one.
  share: number;
  alpha: number;
}

// Wheatstone bridge: supplied from above and below, tapped left and right. Gauges stand as they sit on the beam.
export function bridge(pen: CanvasRenderingContext2D, { x, y, share, alpha }: Bridge): void {
  if (alpha <= 0) return;
  pen.save();
  pen.globalAlpha = alpha;
  const [top, bottom, left, right]: At[] = [
    [x, y - half],
    [x, y + half],
    [x - half, y],
    [x + half, y],
  ];
  stroke(pen, [top, right, bottom, left, top], colours.ink, 1.6);
  gauge(pen, [top, left], { number: 1, sign: 1, share });
  gauge(pen, [left, bottom], { number: 2, sign: -1, share });
  gauge(pen, [top, right], { number: 3, sign: -1, share });
  gauge(pen, [right, bottom], { number: 4, sign: 1, share });
  stroke(pen, [top, [x, y - half - 18], [x + 190, y - half - 18]], colours.ink, 1.6);
  stroke(pen, [bottom, [x, y + half + 18], [x + 190, y + half + 18]], colours.ink, 1.6);
  for (const end of [-1, 1]) dot(pen, [x + 190, y + end * (half + 18)], colours.ink, 4);
  write(pen, 'Supply E', [x + 190, y - half + 6], { size: 15, align: 'right' });
  stroke(pen, [left, [x - 26, y]], colours.signal, 1.6);
  stroke(pen, [right, [x + 26, y]], colours.signal, 1.6);
  for (const node of [top, bottom, left, right]) dot(pen, node, colours.ink, 4);
  meter(pen, [x, y], share);
  pen.restore();
}

interface Gauge {
  number: number;
  sign: number;
  share: number;
}

function gauge(pen: CanvasRenderingContext2D, [from, to]: [At, At], { number, sign, share }: Gauge): void {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
  pen.fillStyle = colours.ground;
  pen.fillRect(-29, -12, 58, 24);
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 1.6;
  pen.globalAlpha *= 0.16 + 0.84 * share;
  pen.fillStyle = sign > 0 ? colours.signal : colours.field;
  pen.fillRect(-29, -12, 58, 24);
  pen.globalAlpha = 1;
  pen.strokeRect(-29, -12, 58, 24);
  pen.restore();
  write(pen, String(number), [x, y + 6], {
    size: 15,
    weight: 700,
    align: 'center',
    colour: share > 0.4 ? '#ffffff' : colours.ink,
  });
  const side = x < (from[0] === x ? x : Math.max(from[0], to[0])) && number < 3 ? -1 : 1;
  const change = sign > 0 ? '+' : '−';
  write(pen, `${change}${(0.2 * share).toFixed(2)} %`, [x + side * 24, y + (number % 2 ? -16 : 28)], {
    size: 14,
    align: side < 0 ? 'right' : 'left',
    colour: sign > 0 ? colours.signal : colours.field,
    alpha: Math.min(1, share * 5),
  });
}

// A needle that leans with the voltage.
function meter(pen: CanvasRenderingContext2D, [x, y]: At, share: number): void {
  pen.save();
  pen.fillStyle = '#ffffff';
  pen.strokeStyle = colours.signal;
  pen.lineWidth = 1.8;
  pen.beginPath();
  pen.arc(x, y, 26, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  const angle = -Math.PI / 2 + share * 0.9;
  stroke(
    pen,
    [
      [x, y + 4],
      [x + Math.cos(angle) * 22, y + 4 + Math.sin(angle) * 22],
    ],
    colours.ink,
    2,
  );
  write(pen, 'U', [x, y + 20], { size: 13, weight: 600, align: 'center' });
  pen.restore();
}
