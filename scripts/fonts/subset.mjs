// @ts-check
/** Reduces the site's fonts to the characters it uses: `node scripts/fonts/subset.mjs`. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// Nearly every page needs the first file, hardly any the second. fonts.css lists the characters of the second.
// The first has all letters of the demo's languages: "Français" in the menu of languages is on every page.
const german = 'ÄÖÜßäöü';
const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛàâæçèéêëîïôœùû«»';
const often = range(0x20, 0x7e) + german + french + '\u00a0\u00ad\u2009\u202f°±×²³µ·Ø©€–—‘’“”„…−≤≥Ω₂₃←→';
const latin = range(0xa1, 0xff) + 'ĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŸŹźŻżŽž';
const punctuation = '\u200a‚†•‰′″‹›⁄™';
const measures = 'ΔΩαβγθλπρστφωμ÷≈≠∞√∑∅⌀℃℉⁰⁴⁵⁶⁷⁸⁹⁻₀₁₄₅₆₇₈₉';
const arrows = '↑↓↗';
const seldom = [...(latin + punctuation + measures + arrows)].filter((sign) => !often.includes(sign));

// Each OpenType feature adds glyphs. All features would make the font three times as large as those we use.
const inter = {
  source: 'node_modules/inter-ui/variable/InterVariable.woff2',
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  keepFeatures: ['kern', 'tnum', 'cv05', 'cv08', 'ss03'],
};
const fonts = [
  { ...inter, target: 'src/ui/fonts/inter-subset.woff2', signs: often },
  { ...inter, target: 'src/ui/fonts/inter-seldom.woff2', signs: seldom.join('') },
  {
    source: 'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'src/ui/fonts/mono-subset.woff2',
    signs: range(0x20, 0x7e) + '–…−',
    variationAxes: { wght: 400 },
    keepFeatures: [],
  },
];

for (const { source, target, signs, ...cut } of fonts) {
  const font = await subsetFont(await readFile(source), signs, { targetFormat: 'woff2', ...cut });
  await writeFile(target, font);
  console.log(`${target}: ${Math.round(font.length / 100) / 10} kB`);
}
console.log(`unicode-range: ${unicodeRange(seldom)}`);

/** @param {number} first @param {number} last */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/**
 * Formats characters as a CSS unicode-range.
 * @param {string[]} signs
 */
function unicodeRange(signs) {
  const points = [...new Set(signs.map((sign) => sign.codePointAt(0) ?? 0))].sort(
    (one, other) => one - other,
  );
  /** @type {{ first: number, last: number }[]} */
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last.last === point - 1) last.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/** @param {number} point */
function hex(point) {
  return point.toString(16).toUpperCase();
}
