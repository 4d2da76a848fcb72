import type { Drawing } from '../pdf/datasheet-content';
import { type Curve, type Point, pointAt } from './curves';

export interface Writing {
  text: string;
  at: Point;
  height: number;
  /** Degrees, counterclockwise. */
  turn: number;
  align: 'left' | 'centre' | 'right';
}

export interface Annotations {
  lines: Curve[];
  arrows: [Point, Point, Point][];
  writings: Writing[];
}

type Dimension = Drawing['dimensions'][number];
type Label = Drawing['labels'][number];

const typeSizeOnPaper = 2.3;
const room = { width: 140, height: 56, largest: 1.4 };

/** Dimension lines and labels, in the same proportion to the body as on the datasheet. */
export function annotate(drawing: Drawing, visible: Curve[]): Annotations {
  const { width, height } = extentOf(visible);
  const scale = Math.min(room.width / width, room.height / height, room.largest);
  const size = typeSizeOnPaper / scale;
  const parts = [
    ...drawing.dimensions.map((dimension) => dimensionParts(dimension, size)),
    ...drawing.labels.map((label) => labelParts(label, size)),
  ];
  return {
    lines: parts.flatMap(({ lines }) => lines),
    arrows: parts.flatMap(({ arrows }) => arrows),
    writings: parts.flatMap(({ writings }) => writings),
  };
}

/** The bounding box of curves: its lower corner and its size. */
export function extentOf(curves: Curve[]): { x: number; y: number; width: number; height: number } {
  const shares = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  const points = curves.flatMap((curve) => shares.map((share) => pointAt(curve, share)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function writtenSize(dimension: Dimension): string {
  const [a, b] = 'x' in dimension ? dimension.x : dimension.y;
  return `${dimension.prefix ?? ''}${dimension.text ?? Math.round(Math.abs(b - a) * 10) / 10}`;
}

function dimensionParts(dimension: Dimension, size: number): Annotations {
  const isLevel = 'x' in dimension;
  const [a, b] = isLevel ? dimension.x : dimension.y;
  const at = dimension.at + (dimension.row ?? 0) * size * 2.1;
  const place = (along: number, across: number): Point => (isLevel ? [along, across] : [across, along]);
  const feet = Array.isArray(dimension.from) ? dimension.from : [dimension.from, dimension.from];
  const helpers = [a, b].flatMap((along, index) => {
    const foot = feet[index] ?? dimension.at;
    if (Math.abs(foot - at) < 1e-9) return [];
    const beyond = (Math.sign(at - foot) * size) / 3;
    return [line(place(along, foot + beyond), place(along, at + beyond))];
  });
  const reach = size * 0.85;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const isNarrow = high - low < reach * 2.6;
  const out = isNarrow ? reach * 1.8 : 0;
  const inward = isNarrow ? -1 : 1;
  const text = writtenSize(dimension);
  const isBeside = textWidth(text, size) > high - low;
  const middle = (low + high) / 2;
  const beside = isLevel ? high + out + size * 0.3 : low - out - size * 0.3;
  return {
    lines: [...helpers, line(place(low - out, at), place(high + out, at))],
    arrows: [arrow(low, inward), arrow(high, -inward)],
    writings: [
      {
        text,
        at: place(isBeside ? beside : middle, at - size * 0.25),
        height: size * 0.72,
        turn: isLevel ? 0 : 90,
        align: isBeside ? 'left' : 'centre',
      },
    ],
  };

  function arrow(tip: number, side: number): [Point, Point, Point] {
    const back = tip + side * reach;
    return [place(tip, at), place(back, at - reach * 0.18), place(back, at + reach * 0.18)];
  }
}

function labelParts({ text, at: [x, y], reach }: Label, size: number): Annotations {
  const side = reach[0] < 0 ? -1 : 1;
  const [ex, ey] = [x + reach[0] * size, y + reach[1] * size];
  const shelf = ex + side * size * 0.9;
  return {
    lines: [line([x, y], [ex, ey]), line([ex, ey], [shelf, ey])],
    arrows: [],
    writings: [
      {
        text,
        at: [shelf + side * size * 0.4, ey + size * 0.36],
        height: size * 0.72,
        turn: 0,
        align: side < 0 ? 'right' : 'left',
      },
    ],
  };
}

const textWidth = (text: string, size: number) => text.length * size * 0.6;
const line = (from: Point, to: Point): Curve => ({ kind: 'line', from, to });
