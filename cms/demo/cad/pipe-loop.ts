import type { Drawing } from '../pdf/datasheet-content';
import {
  type Bend,
  type Frame,
  type Vector,
  type View,
  difference,
  directionAt,
  onCircle,
  placeAt,
  scaled,
  sum,
} from './solids';

type Shape = Extract<Drawing['shapes'][number], { pipe: number }>;

/**
 * One turn of a pipe, as two bends. Each is flat, but in a plane of its own, so that the pipe passes beside itself: it
 * begins on the left at the back, and ends there at the front. The ends point up and down, as the straight pipes do.
 */
export function pipeLoop({ circle: [x, y, outer], pipe, depth }: Shape, view: View): Bend[] {
  const pipeRadius = pipe / 2;
  const reach = outer - pipeRadius;
  const [front, back] = typeof depth === 'number' ? [depth, depth] : depth;
  const at = (across: number, deep: number) =>
    sum(scaled(view.right, across), scaled(view.down, y), scaled(view.deep, deep));
  const farSide = at(x + reach, (front + back) / 2);
  const upwards = scaled(view.down, -1);
  return [
    bend([at(x - reach, back), farSide], { pipeRadius, up: upwards }),
    bend([farSide, at(x - reach, front)], { pipeRadius, up: view.down }),
  ];
}

/** From the first point to the second. */
function bend([start, end]: [Vector, Vector], { pipeRadius, up }: { pipeRadius: number; up: Vector }): Bend {
  const diameter = difference(start, end);
  const radius = Math.hypot(...diameter) / 2;
  const across = scaled(diameter, 1 / (2 * radius));
  const frame = { origin: scaled(sum(start, end), 0.5), across, up, along: cross(across, up) };
  return { frame, kind: 'bend', radius, pipeRadius };
}

/** The frame of the circle at a share 0 … 1 of a bend, whose axis is the direction of the pipe there. */
export function frameInBend(frame: Frame, radius: number, share: number): Frame {
  const angle = share * Math.PI;
  const outwards = directionAt(frame, onCircle(1, angle), 0);
  // At both ends, the first corner of the circle is on an axis of the model, so that the mesh is as wide as the pipe.
  const twist = tiltOf(frame) * (1 - 2 * share);
  const aside = scaled(frame.along, -1);
  return {
    origin: placeAt(frame, onCircle(radius, angle), 0),
    across: sum(scaled(outwards, Math.cos(twist)), scaled(aside, Math.sin(twist))),
    up: sum(scaled(outwards, -Math.sin(twist)), scaled(aside, Math.cos(twist))),
    along: directionAt(frame, onCircle(1, angle + Math.PI / 2), 0),
  };
}

/** By how much the plane of a bend is turned away from the axes of the model. */
function tiltOf({ across, along }: Frame): number {
  const axis = along.findIndex((size) => Math.abs(size) > Math.SQRT1_2);
  const [part = 0, whole = 1] = [across[axis], along[axis]];
  return Math.atan2(part * Math.sign(whole), Math.abs(whole));
}

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];
