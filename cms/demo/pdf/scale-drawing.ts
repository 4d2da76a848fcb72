import { extentOf } from '../cad/annotations';
import { drawShape } from '../cad/shape-curves';
import type { Drawing } from './datasheet-content';
import { type Reference, referenceBeside } from './scale-reference';

type Shape = Drawing['shapes'][number];
type Extent = ReturnType<typeof extentOf>;
type Side = 'left' | 'right' | 'top' | 'bottom';

/** A dimension drawing of filled shapes, with a text below some of them. */
export interface ScaleDrawing extends Omit<Drawing, 'shapes' | 'model'> {
  shapes: (Shape & { tint: 'instrument' | 'reference' })[];
  captions: { lines: string[]; at: [number, number] }[];
}

interface View {
  shapes: Shape[];
  extent: Extent;
  /** In millimetres. They are larger than the extent if the drawing is shortened. */
  length: number;
  height: number;
}

// In all drawings, parts of one view are closer than this and two views farther apart. In millimetres.
const gapBetweenViews = 8;
const tolerance = 0.5;

/** The outline of an instrument next to a familiar object, both in millimetres, with the overall dimensions. */
export function scaleDrawing(drawing: Drawing): ScaleDrawing {
  const views = comparedViews(drawing);
  const reference = referenceOf(views);
  return {
    title: isShortened(views) ? `${drawing.title}, drawn shortened` : drawing.title,
    shapes: [
      ...views.flatMap(({ shapes }) => shapes.map((shape) => ({ ...shape, tint: 'instrument' as const }))),
      ...reference.shapes.map((shape) => ({ ...shape, tint: 'reference' as const })),
    ],
    dimensions: views.flatMap((view, index) => overallDimensions(view, index === 0)),
    labels: [],
    captions: [{ lines: reference.lines, at: reference.foot }],
  };
}

/** The caption of the picture. */
export function scaleCaption(drawing: Drawing): string {
  return `Size compared with ${referenceOf(comparedViews(drawing)).name}`;
}

/** A text alternative with the overall dimensions. */
export function scaleText(drawing: Drawing): string {
  const views = comparedViews(drawing);
  const sizes = views.map(({ length, height }) => {
    const [long, short] = [Math.max(length, height), Math.min(length, height)];
    return `${written(long)} × ${written(short)} mm`;
  });
  const isPart = [drawing.model, ...(drawing.compared ?? [])].some((part) => part?.between);
  const without = isPart ? ' without cable' : '';
  const shortened = isShortened(views) ? ', drawn shortened' : '';
  const { name, size } = referenceOf(views);
  return `Outline of ${drawing.title}: ${sizes.join(' and ')}${without}${shortened}, next to ${name}${size} at the same scale`;
}

function referenceOf(views: View[]): Reference {
  return referenceBeside(extentOf(views.flatMap(({ shapes }) => shapes).flatMap(curvesOf)));
}

function comparedViews(drawing: Drawing): View[] {
  const views = viewsOf(drawing.shapes);
  const compared = drawing.compared ?? [{ view: 1, between: drawing.model?.between }];
  return compared.map(({ view, between }) => {
    const shapes = views[view - 1];
    if (!shapes) throw new Error(`${drawing.title} has no view ${view}.`);
    const extent = extentOfPart(shapes, between);
    return { shapes, extent, length: extent.width + omittedLength(drawing, extent), height: extent.height };
  });
}

// Groups of shapes that touch or nearly touch, in the order of their first shape.
function viewsOf(shapes: Shape[]): Shape[][] {
  const groups = shapes.filter(isOutline).reduce<Shape[][]>((views, shape) => {
    const near = views.filter((view) => view.some((other) => areNear(other, shape)));
    return [...views.filter((view) => !near.includes(view)), [...near.flat(), shape]];
  }, []);
  const views = groups.map((group) => {
    const extent = extentOf(group.flatMap(curvesOf));
    // In the order of the drawing, because later shapes cover earlier ones.
    return shapes.filter((shape) => group.includes(shape) || (isThin(shape) && isWithin(shape, extent)));
  });
  const place = ([first]: Shape[]) => (first ? shapes.indexOf(first) : -1);
  return views.toSorted((a, b) => place(a) - place(b));
}

const styleOf = (shape: Shape) => ('style' in shape ? (shape.style ?? 'outline') : 'outline');
const isThin = (shape: Shape) => styleOf(shape) === 'thin';
// Thin lines are edges on a surface or the wires of a cable.
const isOutline = (shape: Shape) => styleOf(shape) === 'outline' || (isThin(shape) && !('line' in shape));
const curvesOf = (shape: Shape) => drawShape(shape).curves.map(({ curve }) => curve);

function areNear(some: Shape, other: Shape): boolean {
  const [a, b] = [edgesOf(some), edgesOf(other)];
  const isNear = (low: Side, high: Side) =>
    a[low] - gapBetweenViews <= b[high] && b[low] - gapBetweenViews <= a[high];
  return isNear('left', 'right') && isNear('top', 'bottom');
}

function isWithin(shape: Shape, { x, y, width, height }: Extent): boolean {
  const { left, right, top, bottom } = edgesOf(shape);
  const isBetweenSides = left >= x - tolerance && right <= x + width + tolerance;
  return isBetweenSides && top >= y - tolerance && bottom <= y + height + tolerance;
}

function edgesOf(shape: Shape): Record<Side, number> {
  const { x, y, width, height } = extentOf(curvesOf(shape));
  return { left: x, right: x + width, top: y, bottom: y + height };
}

function extentOfPart(shapes: Shape[], between: [number, number] | undefined): Extent {
  const extent = extentOf(shapes.flatMap(curvesOf));
  if (!between) return extent;
  const [from, to] = between;
  const counted = shapes.filter((shape) => {
    const { left, right } = edgesOf(shape);
    return left < to && right > from;
  });
  return { ...extentOf(counted.flatMap(curvesOf)), x: from, width: to - from };
}

// A dimension whose text is another number than its length shows that the drawing is shortened there.
function omittedLength({ dimensions }: Drawing, { x, width }: Extent): number {
  const omitted = dimensions.map((dimension) => {
    if (!('x' in dimension) || !/^[\d\s]+$/.test(dimension.text ?? '')) return 0;
    const [a, b] = dimension.x;
    const isOfView = Math.min(a, b) >= x - tolerance && Math.max(a, b) <= x + width + tolerance;
    return isOfView ? Number(dimension.text?.replace(/\s/g, '')) - Math.abs(b - a) : 0;
  });
  return omitted.reduce((sum, value) => sum + value, 0);
}

const isShortened = (views: View[]) => views.some(({ length, extent }) => length - extent.width > tolerance);

// Those of a second view are below it, because the first one is above.
function overallDimensions({ extent, length }: View, isFirst: boolean): Drawing['dimensions'] {
  const { x, y, width, height } = extent;
  const [at, row] = isFirst ? [y, -1] : [y + height, 1];
  return [
    { x: [x, x + width], at, row, from: at, text: written(length) },
    { y: [y, y + height], at: x, row: -1, from: x, text: written(height) },
  ];
}

function written(millimetres: number): string {
  return String(Math.round(millimetres * 10) / 10).replace(/\B(?=(\d{3})+(?!\d))/, '\u2009');
}
