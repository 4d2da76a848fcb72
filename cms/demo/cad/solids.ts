import type { Curve, Point } from './curves';

export type Vector = [number, number, number];
export type Axis = 'x' | 'z';

/** Coordinates of one body, right-handed: `across`, `up`, `along`. */
export interface Frame {
  origin: Vector;
  across: Vector;
  up: Vector;
  along: Vector;
}

/**
 * A profile is a list of [radius, position along the axis], from the lower end to the upper. An outline is counterclockwise.
 * A bend is half a turn of a pipe around `along`, from `across` by way of `up`; `radius` is that of its centre line.
 */
export type Solid = { frame: Frame } & (
  | { kind: 'revolved'; profile: Point[] }
  | { kind: 'extruded'; outline: Curve[]; from: number; to: number }
  | { kind: 'bend'; radius: number; pipeRadius: number }
);
export type Extruded = Extract<Solid, { kind: 'extruded' }>;
export type Bend = Extract<Solid, { kind: 'bend' }>;

/** The axes of a view in the model: to its right, down, and away from the viewer. */
export interface View {
  right: Vector;
  down: Vector;
  deep: Vector;
}

/** On the axes of the model: x to the right, y away from the viewer, z upwards. */
export const frames: Record<Axis, Frame> = {
  z: { origin: [0, 0, 0], across: [1, 0, 0], up: [0, 1, 0], along: [0, 0, 1] },
  x: { origin: [0, 0, 0], across: [0, 1, 0], up: [0, 0, 1], along: [1, 0, 0] },
};

/** Converts a point of a cross-section and its position along the axis to a point in space. */
export function placeAt(frame: Frame, section: Point, place: number): Vector {
  return sum(frame.origin, directionAt(frame, section, place));
}

export function directionAt({ across, up, along }: Frame, [u, v]: Point, w: number): Vector {
  return sum(scaled(across, u), scaled(up, v), scaled(along, w));
}

export const onCircle = (radius: number, angle: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

export const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const sum = (...vectors: Vector[]): Vector =>
  vectors.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);

export const upwards = (profile: Point[]) =>
  (profile[0]?.[1] ?? 0) <= (profile.at(-1)?.[1] ?? 0) ? profile : profile.toReversed();
