import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Drawing, drawingSchema } from '../pdf/datasheet-content.ts';
import { scaleText } from '../pdf/scale-drawing.ts';
import { cadFileOf } from './cad-file-of.ts';
import { readStep } from './cad-readers.ts';
import { boxOf } from './measures.ts';
import { readSeed, readSeedFile } from './seed-files.ts';

const names = [...new Set(readSeed().products.map(({ pdf }) => pdf.drawing))];
const withDepth = names
  .map((name) => ({ name, drawing: v.parse(drawingSchema, readSeedFile(`drawings/${name}.yaml`)) }))
  .filter(({ drawing }) => drawing.shapes.some((shape) => 'depth' in shape));

describe('the model of a drawing with depths', () => {
  it('exists for housings, load cells, torque transducers and modules for the DIN rail', () => {
    expect(withDepth.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'acp-40',
        'adp-330',
        'afl-420',
        'agc-920',
        'aht-700-wall',
        'ald-340',
        'alg-50',
        'aps-24',
        'atq-430-050',
      ]),
    );
  });

  it.each(withDepth)('$name has the width and height that the drawing states', ({ drawing }) => {
    const { width, height } = sizeOf(drawing);
    const [, longer, shorter] = scaleText(drawing).match(/([\d.]+) × ([\d.]+) mm/) ?? [];
    expect(Math.abs(Math.max(width, height) - Number(longer))).toBeLessThan(tolerance);
    expect(Math.abs(Math.min(width, height) - Number(shorter))).toBeLessThan(tolerance);
  });

  it.each(withDepth)('$name is as deep as a dimension of its other view', ({ drawing }) => {
    const { depth, right } = sizeOf(drawing);
    const stated = drawing.dimensions.flatMap((dimension) =>
      'x' in dimension && Math.min(...dimension.x) > right ? [dimension.x[1] - dimension.x[0]] : [],
    );
    expect(Math.min(...stated.map((size) => Math.abs(size - depth)))).toBeLessThan(tolerance);
  });
});

/** In millimetres. A film on a housing may be this thick. */
const tolerance = 0.1 + 1e-6;

/** Seen as in the first view of the drawing, and where that view ends on its right. */
function sizeOf(drawing: Drawing) {
  const [x = NaN, y = NaN, z = NaN, x2 = NaN, y2 = NaN, z2 = NaN] = boxOf(
    readStep(cadFileOf(drawing, 'step').toString('ascii')).outermost,
  );
  const [wide, deep, height] = [x2 - x, y2 - y, z2 - z];
  return drawing.model?.front === 'right'
    ? { width: deep, depth: wide, height, right: -y }
    : { width: wide, depth: deep, height, right: x2 };
}
