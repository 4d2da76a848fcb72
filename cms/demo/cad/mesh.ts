import type { Point } from './curves';
import { type Frame, type Model, type Solid, type Vector, frames } from './solids';

/** Triangles with a normal for each corner. */
export interface Mesh {
  positions: Vector[];
  normals: Vector[];
  /** Indices of three corners, counterclockwise from outside. */
  triangles: [number, number, number][];
}

interface Pen {
  mesh: Mesh;
  frame: Frame;
}

/** Divisible by four, so that the corners include the widest points of a circle. */
const segmentsOfCircle = 48;

/** The surface of all solids of the model, in millimetres. */
export function meshOf({ axis, solids }: Model): Mesh {
  const mesh: Mesh = { positions: [], normals: [], triangles: [] };
  const pen = { mesh, frame: frames[axis] };
  for (const solid of solids) addSolid(solid, pen);
  return mesh;
}

function addSolid(solid: Solid, pen: Pen) {
  if (solid.kind === 'revolved') addRevolved(solid.profile, pen);
  else addHexagon(solid, pen);
}

function addRevolved(profile: Point[], pen: Pen) {
  const [first, last] = [profile[0], profile.at(-1)];
  if (!first || !last) throw new Error('A body of revolution needs a profile.');
  profile.slice(1).forEach((upper, index) => addBand(profile[index] ?? upper, upper, pen));
  addEnds(first, last, { corners: anglesOf(segmentsOfCircle), pen });
}

function addHexagon({ acrossCorners, from, to }: Extract<Solid, { kind: 'hexagon' }>, pen: Pen) {
  const radius = acrossCorners / 2;
  const corners = anglesOf(6);
  corners.forEach((angle, index) => {
    const edges = [angle, corners[(index + 1) % 6] ?? angle];
    const normal = pen.frame.at(1, angle + Math.PI / 6, 0);
    const rowAt = (place: number) =>
      edges.map((edge) => addCorner(pen.frame.at(radius, edge, place), normal, pen));
    const [[a = 0, b = 0], [d = 0, c = 0]] = [rowAt(from), rowAt(to)];
    pen.mesh.triangles.push([a, b, c], [a, c, d]);
  });
  addEnds([radius, from], [radius, to], { corners, pen });
}

/** A cylinder, a cone or a flat ring between two circles. */
function addBand(lower: Point, upper: Point, pen: Pen) {
  const [widening, rise] = [upper[0] - lower[0], upper[1] - lower[1]];
  const length = Math.hypot(widening, rise);
  const slope: Point = [rise / length, -widening / length];
  const corners = anglesOf(segmentsOfCircle);
  joinRows(addRow(lower, slope, { corners, pen }), addRow(upper, slope, { corners, pen }), pen);
}

function joinRows(low: number[], high: number[], { mesh }: Pen) {
  low.forEach((a, index) => {
    const next = (index + 1) % low.length;
    const [b = a, c = a, d = a] = [low[next], high[next], high[index]];
    mesh.triangles.push([a, b, c], [a, c, d]);
  });
}

interface Row {
  corners: number[];
  pen: Pen;
}

function addEnds(lower: Point, upper: Point, { corners, pen }: Row) {
  addDisc(lower, -1, { corners, pen });
  addDisc(upper, 1, { corners, pen });
}

function addDisc([radius, place]: Point, side: 1 | -1, { corners, pen }: Row) {
  const centre = addCorner(pen.frame.at(0, 0, place), pen.frame.at(0, 0, side), pen);
  const edge = addRow([radius, place], [0, side], { corners, pen });
  edge.forEach((a, index) => {
    const b = edge[(index + 1) % edge.length] ?? a;
    pen.mesh.triangles.push(side === 1 ? [centre, a, b] : [centre, b, a]);
  });
}

/** Corners on a circle. Position and normal are given as [radial, along the axis]. */
function addRow([radius, place]: Point, [outwards, along]: Point, { corners, pen }: Row): number[] {
  const { frame } = pen;
  return corners.map((angle) =>
    addCorner(frame.at(radius, angle, place), frame.at(outwards, angle, along), pen),
  );
}

function addCorner(position: Vector, normal: Vector, { mesh }: Pen): number {
  mesh.positions.push(position);
  return mesh.normals.push(normal) - 1;
}

const anglesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count);
