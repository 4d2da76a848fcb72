import type { Curve, Point } from './curves';
import { cornersOf, normalAt } from './outline';
import {
  type Bend,
  type Extruded,
  type Frame,
  type Solid,
  type Vector,
  directionAt,
  onCircle,
  placeAt,
} from './solids';
import { frameInBend } from './pipe-loop';
import { triangulate } from './triangulate';

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

/** Segments of a whole circle. Divisible by four, so that the corners include its widest points. */
const segmentsByRadiusMm = [
  { above: 12, segments: 48 },
  { above: 3, segments: 24 },
  { above: 0, segments: 16 },
];

/** The surface of all solids, in millimetres. */
export function meshOf(solids: Solid[]): Mesh {
  const mesh: Mesh = { positions: [], normals: [], triangles: [] };
  for (const solid of solids) addSolid(solid, { mesh, frame: solid.frame });
  return mesh;
}

function addSolid(solid: Solid, pen: Pen) {
  if (solid.kind === 'revolved') addRevolved(solid.profile, pen);
  else if (solid.kind === 'extruded') addExtruded(solid, pen);
  else addBend(solid, pen);
}

function addRevolved(profile: Point[], pen: Pen) {
  const [first, last] = [profile[0], profile.at(-1)];
  if (!first || !last) throw new Error('A body of revolution needs a profile.');
  const corners = anglesOf(segmentsOf(Math.max(...profile.map(([radius]) => radius))));
  profile.slice(1).forEach((upper, index) => addBand([profile[index] ?? upper, upper], { corners, pen }));
  addDisc(first, -1, { corners, pen });
  addDisc(last, 1, { corners, pen });
}

function addExtruded({ outline, from, to }: Extruded, pen: Pen) {
  const rows = outline.map((curve) => cornersOf(curve, segmentsOf(curve.kind === 'arc' ? curve.radius : 0)));
  rows.forEach((row, index) => {
    const curve = outline[index];
    const end = rows[(index + 1) % rows.length]?.[0];
    if (curve && end) addSide(curve, [...row, end], { from, to, pen });
  });
  addCap(rows.flat(), { place: from, side: -1, pen });
  addCap(rows.flat(), { place: to, side: 1, pen });
}

interface Wall {
  from: number;
  to: number;
  pen: Pen;
}

function addSide(curve: Curve, row: Point[], { from, to, pen }: Wall) {
  const rowAt = (place: number) =>
    row.map((corner, index) => {
      const normal = directionAt(pen.frame, normalAt(curve, index / (row.length - 1)), 0);
      return addCorner(placeAt(pen.frame, corner, place), normal, pen);
    });
  const [low, high] = [rowAt(from), rowAt(to)];
  low.slice(1).forEach((b, index) => {
    const [a = b, c = b, d = b] = [low[index], high[index + 1], high[index]];
    pen.mesh.triangles.push([a, b, c], [a, c, d]);
  });
}

interface Cap {
  place: number;
  side: 1 | -1;
  pen: Pen;
}

function addCap(outline: Point[], { place, side, pen }: Cap) {
  const normal = directionAt(pen.frame, [0, 0], side);
  const corners = outline.map((corner) => addCorner(placeAt(pen.frame, corner, place), normal, pen));
  for (const triangle of triangulate(outline)) {
    const [a = 0, b = 0, c = 0] = triangle.map((index) => corners[index]);
    pen.mesh.triangles.push(side === 1 ? [a, b, c] : [a, c, b]);
  }
}

/** A cylinder, a cone or a flat ring between two circles. */
function addBand([lower, upper]: [Point, Point], row: Row) {
  const [widening, rise] = [upper[0] - lower[0], upper[1] - lower[1]];
  const length = Math.hypot(widening, rise);
  const slope: Point = [rise / length, -widening / length];
  joinRows(addRow(lower, slope, row), addRow(upper, slope, row), row.pen);
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

function addDisc([radius, place]: Point, side: 1 | -1, { corners, pen }: Row) {
  const centre = addCorner(placeAt(pen.frame, [0, 0], place), directionAt(pen.frame, [0, 0], side), pen);
  const edge = addRow([radius, place], [0, side], { corners, pen });
  edge.forEach((a, index) => {
    const b = edge[(index + 1) % edge.length] ?? a;
    pen.mesh.triangles.push(side === 1 ? [centre, a, b] : [centre, b, a]);
  });
}

/** Circles around the pipe, and a flat end on each side. */
function addBend({ radius, pipeRadius, frame }: Bend, pen: Pen) {
  const count = segmentsOf(radius) / 2;
  const corners = anglesOf(segmentsOf(pipeRadius));
  const rows = Array.from({ length: count + 1 }, (_, index): Row => {
    return { corners, pen: { ...pen, frame: frameInBend(frame, radius, index / count) } };
  });
  const circles = rows.map((row) => addRow([pipeRadius, 0], [1, 0], row));
  circles.slice(1).forEach((circle, index) => joinRows(circles[index] ?? circle, circle, pen));
  const [first, last] = [rows[0], rows.at(-1)];
  if (first) addDisc([pipeRadius, 0], -1, first);
  if (last) addDisc([pipeRadius, 0], 1, last);
}

/** Corners on a circle. Position and normal are given as [radial, along the axis]. */
function addRow([radius, place]: Point, [outwards, along]: Point, { corners, pen }: Row): number[] {
  const { frame } = pen;
  return corners.map((angle) =>
    addCorner(
      placeAt(frame, onCircle(radius, angle), place),
      directionAt(frame, onCircle(outwards, angle), along),
      pen,
    ),
  );
}

function addCorner(position: Vector, normal: Vector, { mesh }: Pen): number {
  mesh.positions.push(position);
  return mesh.normals.push(normal) - 1;
}

const anglesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count);
const segmentsOf = (radiusMm: number) =>
  segmentsByRadiusMm.find(({ above }) => radiusMm > above)?.segments ?? 16;
