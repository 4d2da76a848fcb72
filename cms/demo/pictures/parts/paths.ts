import type { Place, Point } from './shapes.ts';

// Coordinates written as in SVG, 'x y, x y': a long outline stays a few lines in the source.
export function points(text: string): Point[] {
  return numbers(text).map(([x, y]) => [x, y]);
}

// The same in space: 'x y z, x y z'.
export function places(text: string): Place[] {
  return numbers(text).map(([x, y, z]) => [x, y, z]);
}

function numbers(text: string): number[][] {
  return text.split(',').map((point) => point.trim().split(/\s+/).map(Number));
}
