import type { Drawing } from '../pdf/datasheet-content';
import type { Point } from './curves';
import { unionOf } from './profile-union';

type Shape = Drawing['shapes'][number];
export type Axis = 'x' | 'z';
export type Vector = [number, number, number];
/** Both are on one axis. A profile is a list of [radius, position along the axis], from the lower end to the upper. */
export type Solid =
  | { kind: 'revolved'; profile: Point[] }
  | { kind: 'hexagon'; acrossCorners: number; from: number; to: number };

export interface Model {
  axis: Axis;
  solids: Solid[];
}

/** Converts radius, angle and position along the axis to a point in space. */
export interface Frame {
  along: Vector;
  across: Vector;
  at(radius: number, angle: number, place: number): Vector;
}

/** For each axis, right-handed: across, across at 90°, along. */
export const frames: Record<Axis, Frame> = {
  z: {
    along: [0, 0, 1],
    across: [1, 0, 0],
    at: (r, angle, place) => [r * Math.cos(angle), r * Math.sin(angle), place],
  },
  x: {
    along: [1, 0, 0],
    across: [0, 1, 0],
    at: (r, angle, place) => [place, r * Math.cos(angle), r * Math.sin(angle)],
  },
};

type Span = { from: number; to: number; halfWidth: number };

const isClose = (a: number, b: number) => Math.abs(a - b) < 0.02;

/** The turned body in a drawing, from the `turned` or `lying` shapes, threads and hexagons of its first view. */
export function modelOf({ model, shapes }: Drawing): Model | undefined {
  if (!model) return undefined;
  const { axis, between: [low, high] = [-Infinity, Infinity] } = model;
  const profiles = shapes
    .flatMap((shape) => {
      const profile = profileOn(axis, shape);
      return profile ? [profile] : [];
    })
    .filter((profile) => profile.every(([, place]) => place >= low && place <= high));
  const revolved = unionOf(profiles).map((profile): Solid => ({ kind: 'revolved', profile }));
  return { axis, solids: [...revolved, ...hexagonsOn(axis, shapes)] };
}

function profileOn(axis: Axis, shape: Shape): Point[] | undefined {
  if (axis === 'z' && 'turned' in shape && (shape.x ?? 0) === 0)
    return upwards(shape.turned.map(([r, y]): Point => [r, -y]));
  if (axis === 'x' && 'lying' in shape && (shape.y ?? 0) === 0)
    return upwards(shape.lying.map(([x, r]): Point => [r, x]));
  const isAlong = 'thread' in shape && (shape.along ?? 'y') === (axis === 'z' ? 'y' : 'x');
  const span = isAlong ? spanOn(axis, shape) : undefined;
  return (
    span && [
      [span.halfWidth, span.from],
      [span.halfWidth, span.to],
    ]
  );
}

function hexagonsOn(axis: Axis, shapes: Shape[]): Solid[] {
  return shapes.flatMap((shape): Solid[] => {
    const span = 'rect' in shape ? spanOn(axis, shape) : undefined;
    if (!span || !isHexagon(axis, span, shapes)) return [];
    return [{ kind: 'hexagon', acrossCorners: 2 * span.halfWidth, from: span.from, to: span.to }];
  });
}

// A rectangle or thread centred on the axis.
function spanOn(axis: Axis, shape: Shape): Span | undefined {
  const style = 'style' in shape ? (shape.style ?? 'outline') : 'outline';
  const box = 'rect' in shape ? shape.rect : 'thread' in shape ? shape.thread : undefined;
  if (!box || style !== 'outline') return undefined;
  const [x, y, w, h] = box;
  if (axis === 'z') return isClose(x + w / 2, 0) ? { from: -y - h, to: -y, halfWidth: w / 2 } : undefined;
  return isClose(y + h / 2, 0) ? { from: x, to: x + w, halfWidth: h / 2 } : undefined;
}

// Drawn across its corners, a hexagon shows two edges at half its radius from the axis.
function isHexagon(axis: Axis, { from, to, halfWidth }: Span, shapes: Shape[]): boolean {
  return shapes.some((shape) => {
    if (!('line' in shape) || shape.style !== 'thin') return false;
    const points = shape.line.map(([x, y]): Point => (axis === 'z' ? [x, -y] : [y, x]));
    return (
      points.every(([across]) => isClose(Math.abs(across), halfWidth / 2)) &&
      isClose(Math.min(...points.map(([, along]) => along)), from) &&
      isClose(Math.max(...points.map(([, along]) => along)), to)
    );
  });
}

const upwards = (profile: Point[]) =>
  (profile[0]?.[1] ?? 0) <= (profile.at(-1)?.[1] ?? 0) ? profile : profile.toReversed();
