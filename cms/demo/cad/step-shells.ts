import type { Point } from './curves';
import { type Axis, type Solid, type Vector, frames } from './solids';
import {
  type Add,
  type Pen,
  type Sense,
  difference,
  direction,
  loopOf,
  placement,
  point,
  real,
  scaled,
  straightEdge,
  vector,
} from './step-entities';

/** The closed shell of a body of revolution or a hexagon. */
export function shellOf(solid: Solid, axis: Axis, add: Add): string {
  const pen = { frame: frames[axis], add };
  const faces = solid.kind === 'revolved' ? revolvedFaces(solid.profile, pen) : hexagonFaces(solid, pen);
  return add(`CLOSED_SHELL('',(${faces.join(',')}))`);
}

interface Ring {
  radius: number;
  place: number;
  vertex: string;
  edge: string;
}

// Each segment of the profile becomes a plane, a cylinder or a cone; neighbours share a circle.
function revolvedFaces(profile: Point[], pen: Pen): string[] {
  const rings = profile.map(([radius, place]) => ring(radius, place, pen));
  const sides = rings.slice(1).flatMap((upper, index) => {
    const lower = rings[index];
    return lower ? [sideFace(lower, upper, pen)] : [];
  });
  const [first, last] = [rings[0], rings.at(-1)];
  if (!first || !last) throw new Error('A body of revolution needs a profile.');
  const ends = [
    planeFace([bound(first, '.F.', pen.add)], { place: first.place, side: -1 }, pen),
    planeFace([bound(last, '.T.', pen.add)], { place: last.place, side: 1 }, pen),
  ];
  return [...ends, ...sides];
}

function ring(radius: number, place: number, pen: Pen): Ring {
  const { frame, add } = pen;
  if (radius <= 0) throw new Error('A profile must not touch the axis.');
  const vertex = add(`VERTEX_POINT('',${point(frame.at(radius, 0, place), add)})`);
  const circle = add(`CIRCLE('',${placement(frame.at(0, 0, place), frame.along, pen)},${real(radius)})`);
  return { radius, place, vertex, edge: add(`EDGE_CURVE('',${vertex},${vertex},${circle},.T.)`) };
}

function sideFace(lower: Ring, upper: Ring, pen: Pen): string {
  const { frame, add } = pen;
  const rise = upper.place - lower.place;
  if (rise === 0) {
    const isShoulder = upper.radius < lower.radius;
    const bounds = [bound(lower, '.T.', add), bound(upper, '.F.', add)];
    const outerFirst = isShoulder ? bounds : bounds.toReversed();
    return planeFace(outerFirst, { place: lower.place, side: isShoulder ? 1 : -1 }, pen);
  }
  const start = point(frame.at(lower.radius, 0, lower.place), add);
  const seamLine = add(
    `LINE('',${start},${vector(
      difference(frame.at(upper.radius, 0, upper.place), frame.at(lower.radius, 0, lower.place)),
      add,
    )})`,
  );
  const seam = add(`EDGE_CURVE('',${lower.vertex},${upper.vertex},${seamLine},.T.)`);
  const loop = loopOf(
    [
      [lower.edge, '.T.'],
      [seam, '.T.'],
      [upper.edge, '.F.'],
      [seam, '.F.'],
    ],
    add,
  );
  const surface = roundSurface(lower, upper, pen);
  return add(
    `ADVANCED_FACE('',(${add(`FACE_OUTER_BOUND('',${loop},.T.)`)}),${surface},${rise > 0 ? '.T.' : '.F.'})`,
  );
}

function roundSurface(lower: Ring, upper: Ring, pen: Pen): string {
  const { frame, add } = pen;
  if (lower.radius === upper.radius) {
    const place = placement(frame.at(0, 0, lower.place), frame.along, pen);
    return add(`CYLINDRICAL_SURFACE('',${place},${real(lower.radius)})`);
  }
  // The axis of a cone points towards its wider end.
  const [narrow, wide] = lower.radius < upper.radius ? [lower, upper] : [upper, lower];
  const towards = scaled(frame.along, Math.sign(wide.place - narrow.place));
  const angle = Math.atan2(wide.radius - narrow.radius, Math.abs(wide.place - narrow.place));
  const place = placement(frame.at(0, 0, narrow.place), towards, pen);
  return add(`CONICAL_SURFACE('',${place},${real(narrow.radius)},${real(angle)})`);
}

// The first bound is the outer one.
function planeFace(loops: string[], { place, side }: { place: number; side: 1 | -1 }, pen: Pen): string {
  const { frame, add } = pen;
  const bounds = loops.map((loop, index) =>
    add(`${index === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'}('',${loop},.T.)`),
  );
  const plane = add(`PLANE('',${placement(frame.at(0, 0, place), scaled(frame.along, side), pen)})`);
  return add(`ADVANCED_FACE('',(${bounds.join(',')}),${plane},.T.)`);
}

const bound = ({ edge }: Ring, sense: Sense, add: Add) => loopOf([[edge, sense]], add);

type Hexagon = Extract<Solid, { kind: 'hexagon' }>;

function hexagonFaces({ acrossCorners, from, to }: Hexagon, pen: Pen): string[] {
  const { frame, add } = pen;
  const corners = [0, 1, 2, 3, 4, 5];
  const at = (index: number, place: number) => frame.at(acrossCorners / 2, (index * Math.PI) / 3, place);
  const vertices = [from, to].map((place) =>
    corners.map((index) => add(`VERTEX_POINT('',${point(at(index, place), add)})`)),
  );
  const [low = [], high = []] = vertices;
  const next = (index: number) => (index + 1) % 6;
  const edges = (row: string[], place: number) =>
    corners.map((index) =>
      straightEdge(
        [row[index] ?? '', row[next(index)] ?? ''],
        [at(index, place), at(next(index), place)],
        add,
      ),
    );
  const [lowEdges, highEdges] = [edges(low, from), edges(high, to)];
  const uprights = corners.map((index) =>
    straightEdge([low[index] ?? '', high[index] ?? ''], [at(index, from), at(index, to)], add),
  );
  const sides = corners.map((index) => {
    const edgesAround: [string, Sense][] = [
      [lowEdges[index] ?? '', '.T.'],
      [uprights[next(index)] ?? '', '.T.'],
      [highEdges[index] ?? '', '.F.'],
      [uprights[index] ?? '', '.F.'],
    ];
    const outward = frame.at(1, ((index + 0.5) * Math.PI) / 3, 0);
    return sideOfHexagon(loopOf(edgesAround, add), { corner: at(index, from), outward }, pen);
  });
  const lowLoop = loopOf(
    lowEdges.toReversed().map((edge) => [edge, '.F.']),
    add,
  );
  const highLoop = loopOf(
    highEdges.map((edge) => [edge, '.T.']),
    add,
  );
  return [
    ...sides,
    planeFace([lowLoop], { place: from, side: -1 }, pen),
    planeFace([highLoop], { place: to, side: 1 }, pen),
  ];
}

function sideOfHexagon(
  loop: string,
  { corner, outward }: { corner: Vector; outward: Vector },
  { frame, add }: Pen,
): string {
  const parts = [point(corner, add), direction(outward, add), direction(frame.along, add)];
  const plane = add(`PLANE('',${add(`AXIS2_PLACEMENT_3D('',${parts.join(',')})`)})`);
  return add(`ADVANCED_FACE('',(${add(`FACE_OUTER_BOUND('',${loop},.T.)`)}),${plane},.T.)`);
}
