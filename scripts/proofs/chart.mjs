// @ts-check

/** @typedef {import('./figures.mjs').Chart} Chart */
/** @typedef {(value: number) => number} Scale */

const [WIDTH, HEIGHT] = [720, 320];
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 40, 72];
// Distinguishable in grey and for people who see fewer colours: Okabe and Ito.
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#000'];
const TICKS = 5;

/**
 * Draws lines over common axes, each of which starts at 0, as an SVG image.
 * @param {Chart} chart
 */
export function drawChart({ title, x, y, lines }) {
  const points = lines.flatMap((line) => line.points);
  const [topX, topY] = [roundUp(points.map(([at]) => at)), roundUp(points.map(([, value]) => value))];
  /** @type {Scale} */
  const toX = (value) => LEFT + (value / topX) * (WIDTH - LEFT - RIGHT);
  /** @type {Scale} */
  const toY = (value) => HEIGHT - BOTTOM - (value / topY) * (HEIGHT - TOP - BOTTOM);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(title, { x: LEFT, y: 20, more: 'font-size="14" font-weight="bold"' }),
    ...ticks(topY).flatMap((value) => [
      `<path d="M${LEFT} ${round(toY(value))}H${WIDTH - RIGHT}" stroke="#ddd"/>`,
      text(short(value), { x: LEFT - 6, y: toY(value) + 4, more: 'text-anchor="end"' }),
    ]),
    ...ticks(topX).map((value) =>
      text(short(value), { x: toX(value), y: HEIGHT - BOTTOM + 16, more: 'text-anchor="middle"' }),
    ),
    text(x, { x: WIDTH - RIGHT, y: HEIGHT - BOTTOM + 34, more: 'text-anchor="end"' }),
    text(y, { x: LEFT, y: TOP - 6 }),
    ...lines.flatMap((line, index) => drawLine(line, { index, toX, toY })),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

/**
 * @param {Chart['lines'][number]} line
 * @param {{ index: number, toX: Scale, toY: Scale }} place
 */
function drawLine({ name, points }, { index, toX, toY }) {
  const color = COLORS[index % COLORS.length];
  const path = points.map(([x, y]) => `${round(toX(x))},${round(toY(y))}`).join(' ');
  const legend = LEFT + index * 150;
  return [
    `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>`,
    `<rect x="${legend}" y="${HEIGHT - 24}" width="12" height="12" fill="${color}"/>`,
    text(name, { x: legend + 18, y: HEIGHT - 14 }),
  ];
}

/**
 * @param {string} words
 * @param {{ x: number, y: number, more?: string }} place
 */
function text(words, { x, y, more = '' }) {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${round(x)}" y="${round(y)}" ${more}>${safe}</text>`;
}

/** @param {number} top */
function ticks(top) {
  return Array.from({ length: TICKS + 1 }, (_, index) => (index * top) / TICKS);
}

/**
 * The end of an axis: 1, 2 or 5 times a power of ten.
 * @param {number[]} values
 */
function roundUp(values) {
  const most = Math.max(0, ...values);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

/** @param {number} value */
function short(value) {
  return Number(value.toPrecision(3)).toLocaleString('en');
}
