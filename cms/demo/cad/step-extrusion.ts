import { type Curve, pointAt } from './curves';
import { normalAt } from './outline';
import { type Extruded, type Vector, directionAt, placeAt } from './solids';
import {
  type Pen,
  type Sense,
  direction,
  loopOf,
  placement,
  planeFace,
  point,
  real,
  straightEdge,
} from './step-entities';

/** Each line of the outline becomes a plane and each arc a part of a cylinder, between two flat ends. */
export function extrudedFaces({ outline, from, to }: Extruded, pen: Pen): string[] {
  const { frame, add } = pen;
  const next = (index: number) => (index + 1) % outline.length;
  const starts = (place: number) => outline.map((curve) => placeAt(frame, pointAt(curve, 0), place));
  const vertices = (row: Vector[]) => row.map((at) => add(`VERTEX_POINT('',${point(at, add)})`));
  const [lowPoints, highPoints] = [starts(from), starts(to)];
  const [low, high] = [vertices(lowPoints), vertices(highPoints)];
  const edges = (row: string[], place: number) =>
    outline.map((curve, index) => curvedEdge(curve, { ends: [row[index], row[next(index)]], place }, pen));
  const [lowEdges, highEdges] = [edges(low, from), edges(high, to)];
  const uprights = outline.map((curve, index) => {
    const start = pointAt(curve, 0);
    return straightEdge(
      [low[index] ?? '', high[index] ?? ''],
      [placeAt(frame, start, from), placeAt(frame, start, to)],
      add,
    );
  });
  const sides = outline.map((curve, index) => {
    const edgesAround: [string, Sense][] = [
      [lowEdges[index] ?? '', '.T.'],
      [uprights[next(index)] ?? '', '.T.'],
      [highEdges[index] ?? '', '.F.'],
      [uprights[index] ?? '', '.F.'],
    ];
    return sideFace(curve, { loop: loopOf(edgesAround, add), place: from }, pen);
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

interface Span {
  ends: [string | undefined, string | undefined];
  place: number;
}

function curvedEdge(curve: Curve, { ends: [first = '', second = ''], place }: Span, pen: Pen): string {
  const { frame, add } = pen;
  if (curve.kind === 'line')
    return straightEdge(
      [first, second],
      [placeAt(frame, curve.from, place), placeAt(frame, curve.to, place)],
      add,
    );
  const centre = placement(placeAt(frame, curve.centre, place), frame.along, pen);
  const circle = add(`CIRCLE('',${centre},${real(curve.radius)})`);
  return add(`EDGE_CURVE('',${first},${second},${circle},.T.)`);
}

function sideFace(curve: Curve, { loop, place }: { loop: string; place: number }, pen: Pen): string {
  const { add } = pen;
  const surface = sideSurface(curve, place, pen);
  return add(`ADVANCED_FACE('',(${add(`FACE_OUTER_BOUND('',${loop},.T.)`)}),${surface},.T.)`);
}

function sideSurface(curve: Curve, place: number, pen: Pen): string {
  const { frame, add } = pen;
  if (curve.kind === 'arc') {
    const centre = placement(placeAt(frame, curve.centre, place), frame.along, pen);
    return add(`CYLINDRICAL_SURFACE('',${centre},${real(curve.radius)})`);
  }
  const outward = directionAt(frame, normalAt(curve, 0), 0);
  const parts = [
    point(placeAt(frame, curve.from, place), add),
    direction(outward, add),
    direction(frame.along, add),
  ];
  return add(`PLANE('',${add(`AXIS2_PLACEMENT_3D('',${parts.join(',')})`)})`);
}
