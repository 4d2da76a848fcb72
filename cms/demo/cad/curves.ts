export type Point = [number, number];
/** Angles in radians, from the x axis towards the y axis; `sweep` 2π is a whole circle. */
export type Curve =
  | { kind: 'line'; from: Point; to: Point }
  | { kind: 'arc'; centre: Point; radius: number; start: number; sweep: number };

const near = 1e-6;
export const fullTurn = 2 * Math.PI;

/** The point at a fraction 0 … 1 of the curve. */
export function pointAt(curve: Curve, share: number): Point {
  if (curve.kind === 'line') {
    const [[ax, ay], [bx, by]] = [curve.from, curve.to];
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  }
  const angle = curve.start + curve.sweep * share;
  return [curve.centre[0] + curve.radius * Math.cos(angle), curve.centre[1] + curve.radius * Math.sin(angle)];
}

/** The part of a curve between two fractions. */
export function part(curve: Curve, from: number, to: number): Curve {
  if (curve.kind === 'line') return { kind: 'line', from: pointAt(curve, from), to: pointAt(curve, to) };
  return { ...curve, start: curve.start + curve.sweep * from, sweep: curve.sweep * (to - from) };
}

/** The fractions of `curve` at which `other` crosses it. */
export function crossings(curve: Curve, other: Curve): number[] {
  return meetings(curve, other)
    .filter((point) => isOn(other, point))
    .map((point) => shareOf(curve, point))
    .filter((share) => share > near && share < 1 - near);
}

export function isOn(curve: Curve, point: Point): boolean {
  const share = shareOf(curve, point);
  return share > -near && share < 1 + near && distance(pointAt(curve, share), point) < 1e-4;
}

function shareOf(curve: Curve, [x, y]: Point): number {
  if (curve.kind === 'arc') {
    const turned = Math.atan2(y - curve.centre[1], x - curve.centre[0]) - curve.start;
    const turns = turned / fullTurn;
    // Just before the start counts as the start.
    const ahead = turns - Math.floor(turns + near);
    return (ahead * fullTurn) / curve.sweep;
  }
  const [[ax, ay], [bx, by]] = [curve.from, curve.to];
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
}

// Intersections of the infinite lines or full circles that contain the curves.
function meetings(a: Curve, b: Curve): Point[] {
  if (a.kind === 'line' && b.kind === 'line') return lineMeetsLine(a, b);
  if (a.kind === 'line' && b.kind === 'arc') return lineMeetsCircle(a.from, a.to, b);
  if (a.kind === 'arc' && b.kind === 'line') return lineMeetsCircle(b.from, b.to, a);
  return a.kind === 'arc' && b.kind === 'arc' ? circleMeetsCircle(a, b) : [];
}

type Ends = { from: Point; to: Point };

function lineMeetsLine(
  { from: [ax, ay], to: [bx, by] }: Ends,
  { from: [cx, cy], to: [dx, dy] }: Ends,
): Point[] {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (Math.abs(cross) < 1e-9) return [];
  const share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  return [[ax + (bx - ax) * share, ay + (by - ay) * share]];
}

type Circle = { centre: Point; radius: number };

function lineMeetsCircle([ax, ay]: Point, [bx, by]: Point, { centre: [cx, cy], radius }: Circle): Point[] {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return [];
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const foot = (cx - ax) * ux + (cy - ay) * uy;
  const away = Math.hypot(cx - ax - foot * ux, cy - ay - foot * uy);
  if (away > radius) return [];
  const half = Math.sqrt(radius * radius - away * away);
  return [foot - half, foot + half].map((along) => [ax + along * ux, ay + along * uy]);
}

function circleMeetsCircle(a: Circle, b: Circle): Point[] {
  const [dx, dy] = [b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]];
  const apart = Math.hypot(dx, dy);
  if (apart < near || apart > a.radius + b.radius || apart < Math.abs(a.radius - b.radius)) return [];
  const along = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const across = Math.sqrt(Math.max(0, a.radius * a.radius - along * along));
  return [across, -across].map((side) => [
    a.centre[0] + (along * dx - side * dy) / apart,
    a.centre[1] + (along * dy + side * dx) / apart,
  ]);
}

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
