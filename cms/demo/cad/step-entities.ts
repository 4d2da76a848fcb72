import { type Frame, type Vector, difference, placeAt, scaled } from './solids';

/** Writes an entity of ISO 10303-21 and returns its name, for example #12. */
export type Add = (entity: string) => string;
export type Sense = '.T.' | '.F.';

export interface Pen {
  frame: Frame;
  add: Add;
}

export function straightEdge([from, to]: [string, string], [start, end]: [Vector, Vector], add: Add): string {
  const line = add(`LINE('',${point(start, add)},${vector(difference(end, start), add)})`);
  return add(`EDGE_CURVE('',${from},${to},${line},.T.)`);
}

export function loopOf(edges: [edge: string, sense: Sense][], add: Add): string {
  const oriented = edges.map(([edge, sense]) => add(`ORIENTED_EDGE('',*,*,${edge},${sense})`));
  return add(`EDGE_LOOP('',(${oriented.join(',')}))`);
}

export function placement(origin: Vector, axis: Vector, { frame, add }: Pen): string {
  const parts = [point(origin, add), direction(axis, add), direction(frame.across, add)];
  return add(`AXIS2_PLACEMENT_3D('',${parts.join(',')})`);
}

// The first bound is the outer one.
export function planeFace(
  loops: string[],
  { place, side }: { place: number; side: 1 | -1 },
  pen: Pen,
): string {
  const { frame, add } = pen;
  const bounds = loops.map((loop, index) =>
    add(`${index === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'}('',${loop},.T.)`),
  );
  const plane = add(`PLANE('',${placement(placeAt(frame, [0, 0], place), scaled(frame.along, side), pen)})`);
  return add(`ADVANCED_FACE('',(${bounds.join(',')}),${plane},.T.)`);
}

export const point = (at: Vector, add: Add) => add(`CARTESIAN_POINT('',(${at.map(real).join(',')}))`);
export const direction = (to: Vector, add: Add) => add(`DIRECTION('',(${to.map(real).join(',')}))`);

export function vector(span: Vector, add: Add): string {
  const length = Math.hypot(...span);
  return add(`VECTOR('',${direction(scaled(span, 1 / length), add)},${real(length)})`);
}

/** Real numbers in ISO 10303-21 need a decimal point. */
export function real(value: number): string {
  const rounded = Math.round(value * 1e9) / 1e9;
  if (rounded === 0) return '0.';
  const text = rounded.toFixed(9).replace(/0+$/, '');
  return text;
}
