import type { Point } from './curves';
import type { Axis, Solid } from './solids';

type Add = (entity: string) => string;
type Vector = [number, number, number];
type Sense = '.T.' | '.F.';

/** Radius, angle and place along the axis, to a point in space. */
interface Frame {
  along: Vector;
  across: Vector;
  at(radius: number, angle: number, place: number): Vector;
}

const frames: Record<Axis, Frame> = {
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

/** The closed shell of a body of revolution or a hexagon. */
export function shellOf(solid: Solid, axis: Axis, add: Add): string {
  const frame = frames[axis];
  const faces =
    solid.kind === 'revolved' ? revolvedFaces(solid.profile, frame, add) : hexagonFaces(solid, frame, add);
  return add(`CLOSED_SHELL('',(${faces.join(',')}))`);
}

interface Ring {
  radius: number;
  place: number;
  vertex: string;
  edge: string;
}

// Each segment of the profile gives a plane, a cylinder or a cone; neighbours share the circle between them.
function revolvedFaces(profile: Point[], frame: Frame, add: Add): string[] {
  const rings = profile.map(([radius, place]) => ring(radius, place, frame, add));
  const sides = rings.slice(1).flatMap((upper, index) => {
    const lower = rings[index];
    return lower ? [sideFace(lower, upper, frame, add)] : [];
  });
  const [first, last] = [rings[0], rings.at(-1)];
  if (!first || !last) throw new Error('A body of revolution needs a profile.');
  const ends = [
    planeFace([bound(first, '.F.', add)], first.place, -1, frame, add),
    planeFace([bound(last, '.T.', add)], last.place, 1, frame, add),
  ];
  return [...ends, ...sides];
}

function ring(radius: number, place: number, frame: Frame, add: Add): Ring {
  if (radius <= 0) throw new Error('A profile must not touch the axis.');
  const vertex = add(`VERTEX_POINT('',${point(frame.at(radius, 0, place), add)})`);
  const circle = add(
    `CIRCLE('',${placement(frame.at(0, 0, place), frame.along, frame, add)},${real(radius)})`,
  );
  return { radius, place, vertex, edge: add(`EDGE_CURVE('',${vertex},${vertex},${circle},.T.)`) };
}

function sideFace(lower: Ring, upper: Ring, frame: Frame, add: Add): string {
  const rise = upper.place - lower.place;
  if (rise === 0) {
    const isShoulder = upper.radius < lower.radius;
    const bounds = [bound(lower, '.T.', add), bound(upper, '.F.', add)];
    const outerFirst = isShoulder ? bounds : bounds.toReversed();
    return planeFace(outerFirst, lower.place, isShoulder ? 1 : -1, frame, add);
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
  const surface = roundSurface(lower, upper, frame, add);
  return add(
    `ADVANCED_FACE('',(${add(`FACE_OUTER_BOUND('',${loop},.T.)`)}),${surface},${rise > 0 ? '.T.' : '.F.'})`,
  );
}

function roundSurface(lower: Ring, upper: Ring, frame: Frame, add: Add): string {
  if (lower.radius === upper.radius) {
    const place = placement(frame.at(0, 0, lower.place), frame.along, frame, add);
    return add(`CYLINDRICAL_SURFACE('',${place},${real(lower.radius)})`);
  }
  // The axis of a cone points to where it is wider.
  const [narrow, wide] = lower.radius < upper.radius ? [lower, upper] : [upper, lower];
  const towards = scaled(frame.along, Math.sign(wide.place - narrow.place));
  const angle = Math.atan2(wide.radius - narrow.radius, Math.abs(wide.place - narrow.place));
  const place = placement(frame.at(0, 0, narrow.place), towards, frame, add);
  return add(`CONICAL_SURFACE('',${place},${real(narrow.radius)},${real(angle)})`);
}

// The first bound is the outer one.
function planeFace(loops: string[], place: number, side: 1 | -1, frame: Frame, add: Add): string {
  const bounds = loops.map((loop, index) =>
    add(`${index === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'}('',${loop},.T.)`),
  );
  const plane = add(`PLANE('',${placement(frame.at(0, 0, place), scaled(frame.along, side), frame, add)})`);
  return add(`ADVANCED_FACE('',(${bounds.join(',')}),${plane},.T.)`);
}

const bound = ({ edge }: Ring, sense: Sense, add: Add) => loopOf([[edge, sense]], add);

type Hexagon = Extract<Solid, { kind: 'hexagon' }>;

function hexagonFaces({ acrossCorners, from, to }: Hexagon, frame: Frame, add: Add): string[] {
  const corners = [0, 1, 2, 3, 4, 5];
  const at = (index: number, place: number) => frame.at(acrossCorners / 2, (index * Math.PI) / 3, place);
  const vertices = [from, to].map((place) =>
    corners.map((index) => add(`VERTEX_POINT('',${point(at(index, place), add)})`)),
  );
  const [low = [], high = []] = vertices;
  const next = (index: number) => (index + 1) % 6;
  const edges = (row: string[], place: number) =>
    corners.map((index) =>
      straightEdge([row[index] ?? '', row[next(index)] ?? ''], at(index, place), at(next(index), place), add),
    );
  const [lowEdges, highEdges] = [edges(low, from), edges(high, to)];
  const uprights = corners.map((index) =>
    straightEdge([low[index] ?? '', high[index] ?? ''], at(index, from), at(index, to), add),
  );
  const sides = corners.map((index) => {
    const loop = loopOf(
      [
        [lowEdges[index] ?? '', '.T.'],
        [uprights[next(index)] ?? '', '.T.'],
        [highEdges[index] ?? '', '.F.'],
        [uprights[index] ?? '', '.F.'],
      ],
      add,
    );
    const outward = frame.at(1, ((index + 0.5) * Math.PI) / 3, 0);
    const plane = add(
      `PLANE('',${add(
        `AXIS2_PLACEMENT_3D('',${point(at(index, from), add)},${direction(outward, add)},${direction(
          frame.along,
          add,
        )})`,
      )})`,
    );
    return add(`ADVANCED_FACE('',(${add(`FACE_OUTER_BOUND('',${loop},.T.)`)}),${plane},.T.)`);
  });
  const lowLoop = loopOf(
    lowEdges.toReversed().map((edge) => [edge, '.F.']),
    add,
  );
  const highLoop = loopOf(
    highEdges.map((edge) => [edge, '.T.']),
    add,
  );
  return [...sides, planeFace([lowLoop], from, -1, frame, add), planeFace([highLoop], to, 1, frame, add)];
}

function straightEdge([from, to]: [string, string], start: Vector, end: Vector, add: Add): string {
  const line = add(`LINE('',${point(start, add)},${vector(difference(end, start), add)})`);
  return add(`EDGE_CURVE('',${from},${to},${line},.T.)`);
}

function loopOf(edges: [edge: string, sense: Sense][], add: Add): string {
  const oriented = edges.map(([edge, sense]) => add(`ORIENTED_EDGE('',*,*,${edge},${sense})`));
  return add(`EDGE_LOOP('',(${oriented.join(',')}))`);
}

function placement(origin: Vector, axis: Vector, frame: Frame, add: Add): string {
  const parts = [point(origin, add), direction(axis, add), direction(frame.across, add)];
  return add(`AXIS2_PLACEMENT_3D('',${parts.join(',')})`);
}

const point = (at: Vector, add: Add) => add(`CARTESIAN_POINT('',(${at.map(real).join(',')}))`);
const direction = (to: Vector, add: Add) => add(`DIRECTION('',(${to.map(real).join(',')}))`);

function vector(span: Vector, add: Add): string {
  const length = Math.hypot(...span);
  return add(`VECTOR('',${direction(scaled(span, 1 / length), add)},${real(length)})`);
}

const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];

/** A real number of ISO 10303-21 has a point. */
function real(value: number): string {
  const rounded = Math.round(value * 1e9) / 1e9;
  if (rounded === 0) return '0.';
  const text = rounded.toFixed(9).replace(/0+$/, '');
  return text;
}
