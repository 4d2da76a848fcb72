// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const iconRule = /--icon: url\('(?<file>lucide-static\/[^']+)'\)/g;
const mask = 'mask: var(--icon) center / contain no-repeat';
/** The height of an icon in its file. */
const side = 24;

/**
 * Vite plugin: joins the pictures of `src/ui/icon.module.css` into one, a column of which each icon shows its row. Browsers
 * open a document for each SVG of a style sheet, which takes 10 ms on a slow phone, and a page shows up to fifteen icons.
 *
 * @type {import('vite').Plugin}
 */
export const iconColumn = {
  name: 'icon-column',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/ui\/icon\.module\.css$/ },
    handler: (styles) => ({ code: withColumn(styles), map: null }),
  },
};

/**
 * @param {string} styles with an SVG file for each icon
 * @throws if the rule that shows an icon is not as expected
 */
export function withColumn(styles) {
  if (!styles.includes(mask)) throw new Error(`icon.module.css has no "${mask}"`);
  const files = [...new Set(Array.from(styles.matchAll(iconRule), ({ groups }) => groups?.file ?? ''))];
  const lastRow = files.length - 1;
  const position = `0 calc(var(--icon-row) / ${lastRow} * 100%)`;
  const size = `100% ${files.length * 100}%`;
  return styles
    .replace(mask, () => `mask: url("${dataUrl(columnOf(files))}") ${position} / ${size} no-repeat`)
    .replaceAll(iconRule, (_rule, file) => `--icon-row: ${files.indexOf(file)}`);
}

/** @param {string[]} files */
function columnOf(files) {
  const rows = files.map((file, row) => `<g transform='translate(0 ${row * side})'>${shapesOf(file)}</g>`);
  const attributes = `xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${side} ${side * files.length}'`;
  const notice = '<!-- @license lucide-static - ISC -->';
  const stroke = `fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  return `${notice}<svg ${attributes} ${stroke}>${rows.join('')}</svg>`;
}

/** @param {string} file */
function shapesOf(file) {
  const svg = readFileSync(require.resolve(file), 'utf8');
  const shapes = /<svg[^>]*>(?<shapes>.*)<\/svg>/s.exec(svg)?.groups?.shapes;
  if (!shapes) throw new Error(`${file} has no shapes`);
  return shapes.replaceAll('"', "'").replaceAll(/\s*\n\s*/g, '');
}

/** @param {string} svg */
const dataUrl = (svg) =>
  `data:image/svg+xml,${svg.replaceAll(/[%#<>]/g, (character) => encodeURIComponent(character))}`;
