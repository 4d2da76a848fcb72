import { type Curve, type Point, distance, fullTurn, pointAt } from './curves';

/** The same closed outline with each curve where the previous one ends, counterclockwise. Its arcs are convex corners. */
export function ordered(curves: Curve[]): Curve[] {
  const directed = areaOf(curves) < 0 ? curves.map(reversed) : curves;
  const [first] = directed;
  if (!first) throw new Error('An outline needs curves.');
  const chain = [first];
  while (chain.length < directed.length) {
    const end = pointAt(chain.at(-1) ?? first, 1);
    const next = directed.find((curve) => !chain.includes(curve) && distance(pointAt(curve, 0), end) < 1e-6);
    if (!next) throw new Error('The outline is not closed.');
    chain.push(next);
  }
  return chain;
}

/** The start of each curve, and the points between on arcs. */
export function cornersOf(curve: Curve, segmentsOfCircle: number): Point[] {
  const count =
    curve.kind === 'line' ? 1 : Math.max(2, Math.round((segmentsOfCircle * curve.sweep) / fullTurn));
  return Array.from({ length: count }, (_, index) => pointAt(curve, index / count));
}

/** Outwards, if the outline is counterclockwise. */
export function normalAt(curve: Curve, share: number): Point {
  if (curve.kind === 'arc') {
    const angle = curve.start + curve.sweep * share;
    return [Math.cos(angle), Math.sin(angle)];
  }
  const [[ax, ay], [bx, by]] = [curve.from, curve.to];
  const length = distance(curve.from, curve.to);
  return [(by - ay) / length, (ax - bx) / length];
}

// Only outlines of lines may be clockwise.
function reversed(curve: Curve): Curve {
  if (curve.kind === 'arc') throw new Error('An outline with arcs must be counterclockwise.');
  return { kind: 'line', from: curve.to, to: curve.from };
}

const areaOf = (curves: Curve[]) =>
  curves.reduce((area, curve) => {
    const [[ax, ay], [bx, by]] = [pointAt(curve, 0), pointAt(curve, 1)];
    return area + (ax * by - bx * ay) / 2;
  }, 0);
