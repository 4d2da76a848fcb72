import type { Drawing } from '../pdf/datasheet-content';
import { type Curve, type Point, distance, fullTurn, isOn, pointAt } from './curves';

type Shape = Drawing['shapes'][number];
export type Layer = 'OUTLINE' | 'THIN' | 'HIDDEN' | 'CENTRE';

/** The curves of a shape; `covers` returns whether a point is hidden by it, if it is filled as on the datasheet. */
export interface DrawnShape {
  curves: { layer: Layer; curve: Curve }[];
  boundary: Curve[];
  covers: (point: Point) => boolean;
}

const layers = { outline: 'OUTLINE', thin: 'THIN', hidden: 'HIDDEN', axis: 'CENTRE' } as const;

export function drawShape(shape: Shape): DrawnShape {
  const style = 'style' in shape ? (shape.style ?? 'outline') : 'outline';
  const boundary = boundaryOf(shape);
  const curves = boundary.map((curve) => ({ layer: layers[style], curve }));
  const edges = edgesOf(shape).map((curve) => ({ layer: 'THIN' as const, curve }));
  const isFilled = style === 'outline' && !('line' in shape);
  return {
    curves: [...curves, ...edges],
    boundary: isFilled ? boundary : [],
    covers: isFilled ? (point) => isWithin(boundary, point) : () => false,
  };
}

function boundaryOf(shape: Shape): Curve[] {
  if ('rect' in shape) return rectangle(shape.rect, shape.r ?? 0);
  if ('thread' in shape) return rectangle(shape.thread, 0);
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return [{ kind: 'arc', centre: [x, y], radius, start: 0, sweep: fullTurn }];
  }
  if ('line' in shape) return chain(shape.line);
  if ('poly' in shape) return closed(shape.poly);
  if ('turned' in shape) {
    const x = shape.x ?? 0;
    return closed(mirrored(shape.turned, ([r, y], side) => [x + side * r, y]));
  }
  const y = shape.y ?? 0;
  return closed(mirrored(shape.lying, ([x, r], side) => [x, y + side * r]));
}

// The visible edges of a body of revolution between its ends, and the roots of a thread.
function edgesOf(shape: Shape): Curve[] {
  if ('turned' in shape) {
    const x = shape.x ?? 0;
    return shape.turned.slice(1, -1).map(([r, y]) => line([x - r, y], [x + r, y]));
  }
  if ('lying' in shape) {
    const y = shape.y ?? 0;
    return shape.lying.slice(1, -1).map(([x, r]) => line([x, y - r], [x, y + r]));
  }
  if (!('thread' in shape)) return [];
  const [x, y, w, h] = shape.thread;
  const root = Math.min(w, h) * 0.07;
  if (shape.along === 'x') return [y + root, y + h - root].map((level) => line([x, level], [x + w, level]));
  return [x + root, x + w - root].map((at) => line([at, y], [at, y + h]));
}

function rectangle([x, y, w, h]: [number, number, number, number], radius: number): Curve[] {
  const [right, bottom] = [x + w, y + h];
  const r = Math.min(radius, w / 2, h / 2);
  const sides: [Point, Point][] = [
    [
      [x + r, y],
      [right - r, y],
    ],
    [
      [right, y + r],
      [right, bottom - r],
    ],
    [
      [right - r, bottom],
      [x + r, bottom],
    ],
    [
      [x, bottom - r],
      [x, y + r],
    ],
  ];
  const lines = sides.filter(([a, b]) => distance(a, b) > 1e-9).map(([a, b]) => line(a, b));
  if (r === 0) return lines;
  const centres: Point[] = [
    [right - r, y + r],
    [right - r, bottom - r],
    [x + r, bottom - r],
    [x + r, y + r],
  ];
  const quarter = Math.PI / 2;
  const corners = centres.map((centre, index): Curve => {
    return { kind: 'arc', centre, radius: r, start: (index - 1) * quarter, sweep: quarter };
  });
  return [...lines, ...corners];
}

function mirrored(half: Point[], place: (point: Point, side: 1 | -1) => Point): Point[] {
  return [...half.map((point) => place(point, 1)), ...half.toReversed().map((point) => place(point, -1))];
}

const line = (from: Point, to: Point): Curve => ({ kind: 'line', from, to });
const closed = (points: Point[]) => chain([...points, ...points.slice(0, 1)]);

function chain(points: Point[]): Curve[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from && distance(from, to) > 1e-9 ? [line(from, to)] : [];
  });
}

// Points on the boundary count as inside, because the covering shape draws its own line there.
function isWithin(boundary: Curve[], point: Point): boolean {
  if (boundary.some((curve) => isOn(curve, point))) return true;
  return boundary.reduce((inside, curve) => (crossesRay(curve, point) ? !inside : inside), false);
}

// Whether a ray from the point to the right crosses the curve an odd number of times.
function crossesRay(curve: Curve, [x, y]: Point): boolean {
  if (curve.kind === 'line') {
    const [[ax, ay], [bx, by]] = [curve.from, curve.to];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }
  return (
    monotone(curve).filter(([a, b]) => {
      const [start, end] = [pointAt(curve, a), pointAt(curve, b)];
      if (start[1] > y === end[1] > y) return false;
      const half = Math.sqrt(Math.max(0, curve.radius ** 2 - (y - curve.centre[1]) ** 2));
      const isRight = pointAt(curve, (a + b) / 2)[0] > curve.centre[0];
      return x < curve.centre[0] + (isRight ? half : -half);
    }).length %
      2 ===
    1
  );
}

// The fractions of an arc between which it is monotonic in y.
function monotone({ start, sweep }: Extract<Curve, { kind: 'arc' }>): [number, number][] {
  const turns = [-3, -1, 1, 3, 5].map((quarters) => ((quarters * Math.PI) / 2 - start) / sweep);
  const shares = [0, ...turns.filter((share) => share > 0 && share < 1), 1];
  return shares.slice(1).map((to, index) => [shares[index] ?? 0, to]);
}
