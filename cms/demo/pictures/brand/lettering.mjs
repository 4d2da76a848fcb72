import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

const fonts = new Map();

function font(weight) {
  if (!fonts.has(weight)) {
    const file = new URL(
      `../node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`,
      import.meta.url,
    );
    const bytes = readFileSync(file);
    fonts.set(
      weight,
      opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    );
  }
  return fonts.get(weight);
}

// Text as outlines, so that a logo looks the same without the typeface.
export function lettering(text, { x, y, size, weight = 600, fill, spacing = 0 }) {
  let left = x;
  const paths = [...text].map((sign) => {
    const path = font(weight).getPath(sign, left, y, size).toPathData(2);
    left += font(weight).getAdvanceWidth(sign, size) + spacing * size;
    return path;
  });
  return `<path d="${paths.join('')}" fill="${fill}"/>`;
}

export function width(text, { size, weight = 600, spacing = 0 }) {
  return [...text].reduce((sum, sign) => sum + font(weight).getAdvanceWidth(sign, size) + spacing * size, 0);
}
