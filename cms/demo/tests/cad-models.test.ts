import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cadDocuments } from '../loader/seed-cad.ts';
import { type Drawing, drawingSchema } from '../pdf/datasheet-content.ts';
import { scaleText } from '../pdf/scale-drawing.ts';
import { cadFileOf } from './cad-file-of.ts';
import { readStep } from './cad-readers.ts';
import { boxOf } from './measures.ts';
import { readSeed, readSeedFile } from './seed-files.ts';

const names = [...new Set(readSeed().products.map(({ pdf }) => pdf.drawing))];
const withDepth = names
  .map((name) => ({ name, drawing: drawingNamed(name) }))
  .filter(({ drawing }) => drawing.shapes.some((shape) => 'depth' in shape));
const toScale = withDepth.filter(({ drawing }) => drawing.model?.shortened === undefined);
const shortened = withDepth.filter(({ drawing }) => drawing.model?.shortened);

it('every instrument with a drawing has a model', () => {
  expect(names.filter((name) => drawingNamed(name).model === undefined)).toEqual([]);
});

describe('the model of a drawing with depths', () => {
  it.each(toScale)('$name has the width and height that the drawing states', ({ drawing }) => {
    const { width, height } = sizeOf(drawing);
    const [longer, shorter] = statedSizes(drawing);
    expect(Math.abs(Math.max(width, height) - longer)).toBeLessThan(tolerance);
    expect(Math.abs(Math.min(width, height) - shorter)).toBeLessThan(tolerance);
  });

  it.each(shortened)('$name has its full size except for the cable', ({ drawing }) => {
    const { width, height } = sizeOf(drawing);
    expect(Math.abs(width - lengthWithShortCable(drawing))).toBeLessThan(tolerance);
    expect(Math.abs(height - statedSizes(drawing)[1])).toBeLessThan(tolerance);
  });

  it.each(withDepth)(
    '$name is as deep as a dimension of its other view, or as its diameter',
    ({ drawing }) => {
      const { depth, right, bottom } = sizeOf(drawing);
      const stated = drawing.dimensions.flatMap((dimension) => {
        const [from, to] = 'x' in dimension ? dimension.x : dimension.y;
        const isOfOtherView = Math.min(from, to) > ('x' in dimension ? right : bottom);
        return isOfOtherView || dimension.prefix === 'Ø ' ? [to - from] : [];
      });
      expect(Math.min(...stated.map((size) => Math.abs(size - depth)))).toBeLessThan(tolerance);
    },
  );
});

describe('the model of a thermocouple', () => {
  const thermocouples = readSeed().products.filter(({ family }) => family === 'atc-150');

  it.each(thermocouples)(
    '$url has a sheath as long and as thick as its specifications',
    ({ pdf, specifications }) => {
      const [sheath] = drawingNamed(pdf.drawing).model?.shapes ?? [];
      const points = sheath && 'lying' in sheath ? sheath.lying : [];
      const [places, radii] = [points.map(([x]) => x), points.map(([, radius]) => radius)];
      const figure = (name: string) => specifications.find((line) => line.name === name)?.max;
      expect(Math.max(...places) - Math.min(...places)).toBe(figure('Insertion length'));
      expect(2 * Math.max(...radii)).toBe(figure('Sheath diameter'));
    },
  );
});

it('the titles of the documents say what a model omits or shortens', () => {
  const titlesOf = (name: string) =>
    cadDocuments({ name, drawing: drawingNamed(name), revision: '2026-01', products: [] }).map(
      ({ title }) => title,
    );
  expect(titlesOf('amv-20')).toEqual([
    'Outline drawing AMV 20, DXF',
    'Model AMV 20 without bores, STEP',
    '3D view AMV 20 without bores, GLB',
  ]);
  expect(titlesOf('acm-12-02')[1]).toBe('Model ACM 12, 2 m with shortened cable, STEP');
});

/** In millimetres. A film on a housing may be this thick. */
const tolerance = 0.1 + 1e-6;

function drawingNamed(name: string): Drawing {
  return v.parse(drawingSchema, readSeedFile(`drawings/${name}.yaml`));
}

/** The longer and the shorter side. */
function statedSizes(drawing: Drawing): [number, number] {
  const text = scaleText(drawing).replaceAll('\u2009', '');
  const [, longer, shorter] = text.match(/: ([\d.]+) × ([\d.]+) mm/) ?? [];
  return [Number(longer), Number(shorter)];
}

/** From end to end of its first view, with everything at its full length but what is shortened in the model too. */
function lengthWithShortCable(drawing: Drawing): number {
  const { right } = sizeOf(drawing);
  const [from = NaN, to = NaN] = drawing.model?.shortened ?? [];
  const spans = drawing.dimensions.flatMap((dimension) =>
    'x' in dimension && dimension.x[1] <= right ? [{ span: dimension.x, text: dimension.text ?? '' }] : [],
  );
  const omitted = spans
    .filter(({ span: [start, end], text }) => text !== '' && (end <= from || start >= to))
    .map(({ span: [start, end], text }) => Number(text.replaceAll(/\s/g, '')) - (end - start));
  const ends = spans.flatMap(({ span }) => span);
  return omitted.reduce((sum, length) => sum + length, Math.max(...ends) - Math.min(...ends));
}

type Size = Record<'width' | 'depth' | 'height' | 'right' | 'bottom', number>;

/** Measured once for each drawing, because reading a STEP file takes the longest. */
const sizes = new WeakMap<Drawing, Size>();

/** Seen as in the first view of the drawing, and where that view ends on its right and below. */
function sizeOf(drawing: Drawing): Size {
  const size = sizes.get(drawing) ?? measured(drawing);
  sizes.set(drawing, size);
  return size;
}

function measured(drawing: Drawing): Size {
  const [x = NaN, y = NaN, z = NaN, x2 = NaN, y2 = NaN, z2 = NaN] = boxOf(
    readStep(cadFileOf(drawing, 'step').toString('ascii')).outermost,
  );
  const [wide, deep, height] = [x2 - x, y2 - y, z2 - z];
  return drawing.model?.front === 'right'
    ? { width: deep, depth: wide, height, right: -y, bottom: -z }
    : { width: wide, depth: deep, height, right: x2, bottom: -z };
}
