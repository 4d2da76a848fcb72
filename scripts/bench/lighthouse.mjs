// @ts-check
// Runs Lighthouse (mobile, median of three) on one public page of each kind, in each language.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';
import { run } from '../terminal/run.mjs';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { lighthouseCommand } from '../measure/lighthouse-command.mjs';
import { onePageOfEachKind } from '../measure/page-kinds.mjs';

const RUNS = 3;
// Occasionally the browser records no trace, and Lighthouse must be run again.
const ATTEMPTS = 3;
// Chromium's address bar is a page too and would load during the measurement.
const BROWSER = [
  '--headless=new',
  '--disable-gpu',
  '--disable-features=Translate,OptimizationHints,MediaRouter,WebUIOmniboxAimPopup,WebUIOmniboxPopup',
];
// The languages of the demo content, with which the test backend starts.
const prefixes = ['', '/de', '/fr'];
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const LARGEST_PAINT_TARGET_SECONDS = 1.8;

/** @typedef {keyof typeof TARGETS} Category */
/** @typedef {{ numericValue: number }} Audit */
/** @typedef {{ details: { items: { resourceType: string, transferSize: number }[] } }} Requests */
/**
 * @typedef {object} Audits
 * @property {Audit} largest-contentful-paint
 * @property {Audit} cumulative-layout-shift
 * @property {Requests} network-requests
 */
/** @typedef {{ scores: Record<Category, number>, paint: number, shift: number, script: number }} Measure */

const categories = /** @type {Category[]} */ (Object.keys(TARGETS));

stopOnSignal();
const browser = await findBrowser();
const { origin, stop } = await startTestBackend();
const inLanguages = await Promise.all(prefixes.map((prefix) => onePageOfEachKind(origin, prefix)));
for (const page of inLanguages.flat()) {
  const { scores, paint, shift, script } = await measurePage(page);
  for (const category of categories)
    figure(`${page} ${category}`, scores[category], { atLeast: TARGETS[category] });
  figure(`${page} largest contentful paint`, paint, { unit: 's', atMost: LARGEST_PAINT_TARGET_SECONDS });
  figure(`${page} layout shift`, shift);
  figure(`${page} script`, script / 1000, { unit: 'kB' });
}
await stop();

/**
 * @param {string} page
 * @returns {Promise<Measure>}
 */
async function measurePage(page) {
  const progress = startProgress(page);
  /** @type {Measure[]} */
  const measures = [];
  for (let number = 1; number <= RUNS; number += 1) {
    progress.update(`run ${number} of ${RUNS}`);
    measures.push(await lighthouse(origin + page));
  }
  progress.finish('');
  return {
    scores: median(measures, ({ scores }) => scores.performance).scores,
    paint: median(measures, ({ paint }) => paint).paint,
    shift: median(measures, ({ shift }) => shift).shift,
    script: median(measures, ({ script }) => script).script,
  };
}

/**
 * @param {string} url
 * @param {number} attempt
 * @returns {Promise<Measure>}
 */
async function lighthouse(url, attempt = 1) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = [...BROWSER, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const output = ['--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting'];
  const command = lighthouseCommand([url, ...output, `--chrome-flags=${flags.join(' ')}`]);
  const result = await run(command, { env: { CHROME_PATH: browser } });
  if (result.code !== 0 && attempt < ATTEMPTS) return lighthouse(url, attempt + 1);
  if (result.code !== 0) throw new Error(`Lighthouse failed for ${url}:\n${result.output.slice(-2000)}`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return readMeasure(report);
}

/**
 * @param {{ categories: Record<string, { score: number }>, audits: Audits }} report
 * @returns {Measure}
 */
function readMeasure({ categories: found, audits }) {
  const score = (/** @type {Category} */ category) => Math.round((found[category]?.score ?? 0) * 100);
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paint: audits['largest-contentful-paint'].numericValue / 1000,
    shift: audits['cumulative-layout-shift'].numericValue,
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/**
 * @param {Measure[]} measures
 * @param {(measure: Measure) => number} by
 */
function median(measures, by) {
  const middle = measures.toSorted((a, b) => by(a) - by(b))[Math.floor(measures.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
