import type { Drawing } from '../pdf/datasheet-content';
import type { Point } from './curves';
import { unionOf } from './profile-union';
import { hexagon } from './sections';
import { type Axis, type Solid, frames, upwards } from './solids';
import { solidsWithDepth } from './solids-with-depth';

type Shape = Drawing['shapes'][number];
type Span = { from: number; to: number; halfWidth: number };

const isClose = (a: number, b: number) => Math.abs(a - b) < 0.02;

/** The bodies that the drawing describes: one turned on its axis, and those of shapes with a depth. */
export function modelOf({ model, shapes }: Drawing): Solid[] | undefined {
  if (!model) return undefined;
  const { axis, between, front, shapes: hidden = [] } = model;
  return [
    ...(axis ? turnedSolids(axis, shapes, between) : []),
    ...solidsWithDepth([...shapes, ...hidden], front),
  ];
}

/** From the `turned` or `lying` shapes, threads and hexagons of the first view. */
function turnedSolids(axis: Axis, shapes: Shape[], [low, high] = [-Infinity, Infinity]): Solid[] {
  const onAxis = shapes.filter((shape) => !('depth' in shape));
  const profiles = onAxis
    .flatMap((shape) => {
      const profile = profileOn(axis, shape);
      return profile ? [profile] : [];
    })
    .filter((profile) => profile.every(([, place]) => place >= low && place <= high));
  const frame = frames[axis];
  const revolved = unionOf(profiles).map((profile): Solid => ({ frame, kind: 'revolved', profile }));
  return [...revolved, ...hexagonsOn(axis, onAxis)];
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
    const { from, to, halfWidth } = span;
    return [{ frame: frames[axis], kind: 'extruded', outline: hexagon(halfWidth), from, to }];
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
