import type { Drawing } from './datasheet-content';

/** Sizes and labels of a drawing with a decimal comma, for German and French PDFs. */
export function withDecimalComma(drawing: Drawing): Drawing {
  return {
    ...drawing,
    dimensions: drawing.dimensions.map((dimension) => ({
      ...dimension,
      text: decimalComma(dimensionText(dimension)),
    })),
    labels: drawing.labels.map((label) => ({ ...label, text: decimalComma(label.text) })),
  };
}

/** The text of a dimension line without its prefix. */
export function dimensionText(dimension: Drawing['dimensions'][number]): string {
  const [a, b] = 'x' in dimension ? dimension.x : dimension.y;
  return dimension.text ?? String(Math.round(Math.abs(b - a) * 10) / 10);
}

/** Numbers of materials, such as 1.4404, keep their point. */
export function decimalComma(text: string): string {
  return text.replace(/\b[1-9]\.\d{4}\b|(?<=\d)\.(?=\d)/g, (found) => (found === '.' ? ',' : found));
}
