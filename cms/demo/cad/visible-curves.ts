import type { Drawing } from '../pdf/datasheet-content';
import { type Curve, type Point, crossings, part, pointAt } from './curves';
import { type DrawnShape, type Layer, drawShape } from './shape-curves';

/** The visible lines: a later shape covers earlier ones, as on the datasheet. */
export function visibleCurves({ shapes }: Drawing): { layer: Layer; curve: Curve }[] {
  const drawn = shapes.map(drawShape);
  return drawn.flatMap(({ curves }, index) => {
    const above = drawn.slice(index + 1).filter(({ boundary }) => boundary.length > 0);
    return curves.flatMap(({ layer, curve }) =>
      uncovered(curve, above).map((piece) => ({ layer, curve: piece })),
    );
  });
}

function uncovered(curve: Curve, above: DrawnShape[]): Curve[] {
  const touching = above.filter(({ boundary }) => boxesMeet([curve], boundary));
  return touching.reduce<Curve[]>(
    (pieces, shape) => pieces.flatMap((piece) => outside(piece, shape)),
    [curve],
  );
}

function outside(curve: Curve, { boundary, covers }: DrawnShape): Curve[] {
  const cuts = boundary.flatMap((other) => crossings(curve, other));
  const shares = [0, ...cuts.sort((a, b) => a - b), 1];
  const visible = shares.slice(1).flatMap((to, index) => {
    const from = shares[index] ?? 0;
    const isHidden = to - from < 1e-6 || covers(pointAt(curve, (from + to) / 2));
    return isHidden ? [] : [{ from, to }];
  });
  return joined(visible).map(({ from, to }) => part(curve, from, to));
}

type Span = { from: number; to: number };

function joined(spans: Span[]): Span[] {
  const done: Span[] = [];
  for (const span of spans) {
    const last = done.at(-1);
    if (last && span.from - last.to <= 1e-6) last.to = span.to;
    else done.push({ ...span });
  }
  return done;
}

function boxesMeet(some: Curve[], others: Curve[]): boolean {
  const [a, b] = [boxOf(some), boxOf(others)];
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

// For an arc, the bounding box of the full circle is sufficient.
function boxOf(curves: Curve[]) {
  const points = curves.flatMap((curve): Point[] => {
    if (curve.kind === 'line') return [curve.from, curve.to];
    const {
      centre: [x, y],
      radius,
    } = curve;
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
