import type { Point } from './curves';
import { type Solid, difference, placeAt, scaled } from './solids';
import {
  type Add,
  type Pen,
  type Sense,
  loopOf,
  placement,
  planeFace,
  point,
  real,
  vector,
} from './step-entities';
import { bendFaces } from './step-bend';
import { extrudedFaces } from './step-extrusion';

/** The closed shell of a body. */
export function shellOf(solid: Solid, add: Add): string {
  const pen = { frame: solid.frame, add };
  return add(`CLOSED_SHELL('',(${facesOf(solid, pen).join(',')}))`);
}

function facesOf(solid: Solid, pen: Pen): string[] {
  switch (solid.kind) {
    case 'revolved':
      return revolvedFaces(solid.profile, pen);
    case 'extruded':
      return extrudedFaces(solid, pen);
    case 'bend':
      return bendFaces(solid, pen);
  }
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
  const vertex = add(`VERTEX_POINT('',${point(placeAt(frame, [radius, 0], place), add)})`);
  const circle = add(
    `CIRCLE('',${placement(placeAt(frame, [0, 0], place), frame.along, pen)},${real(radius)})`,
  );
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
  const start = point(placeAt(frame, [lower.radius, 0], lower.place), add);
  const seamLine = add(
    `LINE('',${start},${vector(
      difference(
        placeAt(frame, [upper.radius, 0], upper.place),
        placeAt(frame, [lower.radius, 0], lower.place),
      ),
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
    const place = placement(placeAt(frame, [0, 0], lower.place), frame.along, pen);
    return add(`CYLINDRICAL_SURFACE('',${place},${real(lower.radius)})`);
  }
  // The axis of a cone points towards its wider end.
  const [narrow, wide] = lower.radius < upper.radius ? [lower, upper] : [upper, lower];
  const towards = scaled(frame.along, Math.sign(wide.place - narrow.place));
  const angle = Math.atan2(wide.radius - narrow.radius, Math.abs(wide.place - narrow.place));
  const place = placement(placeAt(frame, [0, 0], narrow.place), towards, pen);
  return add(`CONICAL_SURFACE('',${place},${real(narrow.radius)},${real(angle)})`);
}

const bound = ({ edge }: Ring, sense: Sense, add: Add) => loopOf([[edge, sense]], add);
