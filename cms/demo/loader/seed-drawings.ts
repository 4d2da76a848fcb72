import * as v from 'valibot';
import type { Fields } from '../../src/seed/seed-files';

const schema = v.object({
  url: v.string(),
  pdf: v.object({
    keyFigures: v.array(v.string()),
    drawing: v.optional(v.string()),
    wiring: v.optional(v.string()),
  }),
});

export const dimensionsFile = (product: string) => `${product}-dimensions.webp`;
export const scaleFile = (drawing: string) => `scale-${drawing}.webp`;
export const wiringFile = (wiring: string) => `wiring-${wiring}.webp`;

/** What the page of a product shows of its datasheet: the names of the key figures, and the drawings as pictures. */
export function drawingsAndFigures(product: Fields): Fields {
  const { url, pdf } = v.parse(schema, product);
  return {
    keyFigures: pdf.keyFigures.join('\n'),
    drawings: [
      ...(pdf.drawing === undefined ? [] : [dimensionsFile(url), scaleFile(pdf.drawing)]),
      ...(pdf.wiring === undefined ? [] : [wiringFile(pdf.wiring)]),
    ],
  };
}
