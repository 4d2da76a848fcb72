import type { Drawing } from '../pdf/datasheet-content';
import type { Point } from './curves';
import { ordered } from './outline';
import { pipeLoop } from './pipe-loop';
import { hexagon, knurl } from './sections';
import { drawShape } from './shape-curves';
import { type Frame, type Solid, type View, scaled, sum, upwards } from './solids';

type Shape = Drawing['shapes'][number];
type Front = NonNullable<Drawing['model']>['front'];

const frontView: View = { right: [1, 0, 0], down: [0, 0, -1], deep: [0, 1, 0] };
const sideView: View = { right: [0, -1, 0], down: [0, 0, -1], deep: [1, 0, 0] };

/** Shapes with ranges of depth are extruded; those with one depth are round, with their axis at that depth. */
export function solidsWithDepth(shapes: Shape[], front: Front): Solid[] {
  const view = front === 'right' ? sideView : frontView;
  return shapes.flatMap((shape) => solidsOf(shape, view));
}

function solidsOf(shape: Shape, view: View): Solid[] {
  if (!('depth' in shape) || shape.depth === undefined) return [];
  if ('turned' in shape) return [standing(shape.turned, [shape.x ?? 0, shape.depth], view)];
  if ('lying' in shape) return [lying(shape.lying, [shape.y ?? 0, shape.depth], view)];
  if ('thread' in shape) return [round({ box: shape.thread, along: shape.along, depth: shape.depth }, view)];
  if ('along' in shape)
    return [shape.section ? prism(shape, view) : round({ ...shape, box: shape.rect }, view)];
  if ('pipe' in shape) return pipeLoop(shape, view);
  if ('circle' in shape) return shape.depth.map((range) => disc(shape.circle, range, view));
  const outline = ordered(drawShape(shape).curves.map(({ curve }) => curve));
  const frame = facing([0, 0], view);
  return shape.depth.map(([from, to]) => ({ frame, kind: 'extruded', outline, from, to }));
}

interface Round {
  box: [number, number, number, number];
  r?: number | undefined;
  along?: 'x' | 'y' | undefined;
  depth: number;
}

function round({ box: [x, y, w, h], r = 0, along, depth }: Round, view: View): Solid {
  if (along === 'x') {
    const profile = bevelled(h / 2, [x, x + w], r).map(([radius, place]): Point => [place, radius]);
    return lying(profile, [y + h / 2, depth], view);
  }
  return standing(bevelled(w / 2, [y, y + h], r), [x + w / 2, depth], view);
}

type Bar = Extract<Shape, { along: 'x' | 'y'; depth: number; rect: unknown }>;

/** A bar with another cross-section than a circle, with the corners at the edges of the drawn rectangle. */
function prism({ rect: [x, y, w, h], along, depth, section }: Bar, view: View): Solid {
  const outlineOf = section === 'hexagon' ? hexagon : knurl;
  if (along === 'x') {
    const frame = lyingFrame([y + h / 2, depth], view);
    return { frame, kind: 'extruded', outline: outlineOf(h / 2), from: x, to: x + w };
  }
  const frame = standingFrame([x + w / 2, depth], view);
  return { frame, kind: 'extruded', outline: outlineOf(w / 2), from: -y - h, to: -y };
}

// The drawing rounds the edges; a bevel of the same size needs fewer triangles.
function bevelled(radius: number, [from, to]: [number, number], by: number): Point[] {
  const side: Point[] = [
    [radius, from + by],
    [radius, to - by],
  ];
  return by === 0 ? side : [[radius - by, from], ...side, [radius - by, to]];
}

/** A profile of [radius, y] around an upright axis. */
function standing(profile: Point[], place: Point, view: View): Solid {
  const upright = upwards(profile.map(([radius, y]) => [radius, -y]));
  return { frame: standingFrame(place, view), kind: 'revolved', profile: upright };
}

/** A profile of [x, radius] around a horizontal axis. */
function lying(profile: Point[], place: Point, view: View): Solid {
  const level = upwards(profile.map(([x, radius]) => [radius, x]));
  return { frame: lyingFrame(place, view), kind: 'revolved', profile: level };
}

function standingFrame([x, depth]: Point, { right, down, deep }: View): Frame {
  const origin = sum(scaled(right, x), scaled(deep, depth));
  return { origin, across: right, up: deep, along: scaled(down, -1) };
}

function lyingFrame([y, depth]: Point, { right, down, deep }: View): Frame {
  const origin = sum(scaled(down, y), scaled(deep, depth));
  return { origin, across: down, up: deep, along: right };
}

function disc([x, y, radius]: [number, number, number], [from, to]: Point, view: View): Solid {
  const profile: Point[] = [
    [radius, from],
    [radius, to],
  ];
  return { frame: facing([x, y], view), kind: 'revolved', profile };
}

function facing([x, y]: Point, { right, down, deep }: View): Frame {
  return { origin: sum(scaled(right, x), scaled(down, y)), across: right, up: down, along: deep };
}
