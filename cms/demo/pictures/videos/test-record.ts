import { axes, dot, stroke } from './diagram.ts';
import { colours, ramp, write, type Text } from './stage.ts';

const begins = 16.6;
// Five points of 0 … 10 bar, up and down; what the loop carries, in mA.
const points = [
  { bar: 0, up: 4.003, down: 4.005 },
  { bar: 2.5, up: 8.006, down: 8.009 },
  { bar: 5, up: 12.008, down: 12.011 },
  { bar: 7.5, up: 16.007, down: 16.009 },
  { bar: 10, up: 20.004, down: 20.004 },
];

// The last step: each transmitter is tested, and the deviation stays within ±0.25 % of 16 mA.
export function testRecord(pen: CanvasRenderingContext2D, time: number): void {
  const alpha = ramp(time, begins, begins + 0.5);
  if (alpha <= 0) return;
  pen.save();
  pen.globalAlpha = alpha;
  write(pen, 'Test record, S/N 26 110 042', [470, 116], { size: 17, weight: 600 });
  const [left, right] = [510, 900];
  const place = axes(pen, {
    left,
    right,
    top: 172,
    bottom: 312,
    across: { from: 0, to: 10, step: 2.5, name: 'Pressure in bar' },
    up: { from: -0.4, to: 0.4, step: 0.2, name: 'Deviation in % FS' },
  });
  stroke(pen, [place(0, 0), place(10, 0)], colours.line, 1);
  for (const limit of [-0.25, 0.25]) stroke(pen, [place(0, limit), place(10, limit)], colours.signal, 1.5);
  write(pen, '±0.25', [right + 8, place(0, 0.25)[1] + 5], { size: 13, colour: colours.signal });
  const percent = (current: number, bar: number) => ((current - 4 - bar * 1.6) / 16) * 100;
  const measured = (time - begins - 0.4) / 0.2;
  const rising = points.map(({ bar, up }) => place(bar, percent(up, bar)));
  const falling = [...points].reverse().map(({ bar, down }) => place(bar, percent(down, bar)));
  stroke(pen, rising.slice(0, Math.max(0, measured)), colours.ink, 1.6);
  stroke(pen, falling.slice(0, Math.max(0, measured - 5)), colours.field, 1.6);
  [...rising, ...falling].forEach((at, index) => {
    if (index < measured) dot(pen, at, index < 5 ? colours.ink : colours.field, 4.5);
  });
  table(pen, [left, right], measured);
  pen.restore();
}

function table(pen: CanvasRenderingContext2D, [left, right]: [number, number], measured: number): void {
  const columns = points.map(({ bar }) => left + 56 + (bar / 10) * (right - left - 56));
  const head = { size: 14, colour: colours.quiet };
  ['bar', 'up', 'down'].forEach((name, row) => write(pen, name, [left - 40, 392 + row * 30], head));
  points.forEach(({ bar, up, down }, index) => {
    const cell: Text = { size: 15, align: 'right' };
    write(pen, bar.toFixed(1), [columns[index], 392], { ...cell, colour: colours.quiet });
    if (index < measured) write(pen, up.toFixed(3), [columns[index], 422], cell);
    if (9 - index < measured)
      write(pen, down.toFixed(3), [columns[index], 452], { ...cell, colour: colours.field });
  });
  write(pen, 'mA', [right + 10, 422], { size: 14, colour: colours.quiet });
}
