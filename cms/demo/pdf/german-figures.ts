import type { Drawing } from './datasheet-content';

/** Sizes and labels of a drawing with a decimal comma, for German PDFs. */
export function withDecimalComma(drawing: Drawing): Drawing {
  return {
    ...drawing,
    dimensions: drawing.dimensions.map((dimension) => {
      const [a, b] = 'x' in dimension ? dimension.x : dimension.y;
      const text = dimension.text ?? String(Math.round(Math.abs(b - a) * 10) / 10);
      return { ...dimension, text: decimalComma(text) };
    }),
    labels: drawing.labels.map((label) => ({ ...label, text: decimalComma(label.text) })),
  };
}

export function decimalComma(text: string): string {
  return text.replace(/(\d)\.(\d)/g, '$1,$2');
}
