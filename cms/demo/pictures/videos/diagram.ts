import { colours, write } from './stage.ts';

export type At = [number, number];

export interface Axis {
  from: number;
  to: number;
  step: number;
  name: string;
}

export interface Chart {
  left: number;
  top: number;
  right: number;
  bottom: number;
  across: Axis;
  up: Axis;
}

export interface Row {
  name: string;
  value: string;
  colour?: string;
  alpha?: number;
}

// Draws the axes and answers where a pair of values lies.
export function axes(pen: CanvasRenderingContext2D, chart: Chart): (x: number, y: number) => At {
  const { left, top, right, bottom, across, up } = chart;
  const place = (x: number, y: number): At => [
    left + ((x - across.from) / (across.to - across.from)) * (right - left),
    bottom - ((y - up.from) / (up.to - up.from)) * (bottom - top),
  ];
  const quiet = { size: 13, colour: colours.quiet };
  stroke(
    pen,
    [
      [left, top],
      [left, bottom],
      [right, bottom],
    ],
    colours.line,
    1,
  );
  for (const value of steps(across))
    write(pen, String(value), [place(value, 0)[0], bottom + 20], { ...quiet, align: 'center' });
  for (const value of steps(up))
    write(pen, value.toFixed(up.step < 1 ? 1 : 0), [left - 9, place(0, value)[1] + 5], {
      ...quiet,
      align: 'right',
    });
  write(pen, across.name, [right, bottom + 40], { ...quiet, align: 'right' });
  write(pen, up.name, [left - 34, top - 16], quiet);
  return place;
}

function steps({ from, to, step }: Axis): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

export function stroke(pen: CanvasRenderingContext2D, points: At[], colour: string, thickness = 2): void {
  pen.save();
  pen.strokeStyle = colour;
  pen.lineWidth = thickness;
  pen.beginPath();
  points.forEach((point) => pen.lineTo(...point));
  pen.stroke();
  pen.restore();
}

export function dot(pen: CanvasRenderingContext2D, at: At, colour: string, radius = 6): void {
  pen.save();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(...at, radius, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

// Names on the left, values on the right.
export function rows(
  pen: CanvasRenderingContext2D,
  [left, right, top]: [number, number, number],
  list: Row[],
): void {
  list.forEach(({ name, value, colour, alpha = 1 }, index) => {
    const y = top + index * 34;
    write(pen, name, [left, y], { size: 16, colour: colours.quiet, alpha });
    write(pen, value, [right, y], { size: 20, weight: 600, align: 'right', colour, alpha });
  });
}

// The current of a loop on its scale of 4 to 20 mA.
export function loopCurrent(
  pen: CanvasRenderingContext2D,
  [left, right, y]: [number, number, number],
  current: number,
): void {
  const at = (value: number) => left + ((value - 4) / 16) * (right - left);
  stroke(
    pen,
    [
      [left, y],
      [right, y],
    ],
    colours.line,
    1,
  );
  for (const value of [4, 8, 12, 16, 20]) {
    stroke(
      pen,
      [
        [at(value), y],
        [at(value), y + 6],
      ],
      colours.line,
      1,
    );
    write(pen, String(value), [at(value), y + 22], { size: 13, align: 'center', colour: colours.quiet });
  }
  write(pen, 'mA', [right + 20, y + 22], { size: 13, colour: colours.quiet });
  if (current > 4)
    stroke(
      pen,
      [
        [left, y - 3],
        [at(current), y - 3],
      ],
      colours.signal,
      6,
    );
}

// A length from one height to another, with its letter.
export function dimension(
  pen: CanvasRenderingContext2D,
  [x, from, to]: [number, number, number],
  name: string,
  alpha: number,
): void {
  if (alpha <= 0) return;
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(x, from);
  pen.lineTo(x, to);
  for (const [y, way] of [
    [from, 1],
    [to, -1],
  ]) {
    pen.moveTo(x - 4, y + 8 * way);
    pen.lineTo(x, y);
    pen.lineTo(x + 4, y + 8 * way);
    pen.moveTo(x - 9, y);
    pen.lineTo(x + 9, y);
  }
  pen.stroke();
  write(pen, name, [x + 9, (from + to) / 2 + 6], { size: 17, weight: 600 });
  pen.restore();
}
