// @ts-check
/** Cuts the site's fonts down to the signs it uses: `node scripts/fonts/subset.mjs`. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŸŹźŻżŽž';
const punctuation = '\u2009\u200a\u202f–—‘’‚“”„†•…‰′″‹›⁄€™';
const measures = 'ΩµμΔαβγθλπρστφω±−×÷·≈≠≤≥∞√∑∅⌀°℃℉²³¹⁰⁴⁵⁶⁷⁸⁹⁻₀₁₂₃₄₅₆₇₈₉';
const arrows = '←↑→↓↗';

// Features bring their own signs: all that a font has would make it three times as large as those that are used.
const fonts = [
  {
    source: 'node_modules/inter-ui/variable/InterVariable.woff2',
    target: 'src/ui/fonts/inter-subset.woff2',
    signs: latin + punctuation + measures + arrows,
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
    keepFeatures: ['kern', 'tnum', 'cv05', 'cv08', 'ss03'],
  },
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

/** @param {number} first @param {number} last */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
