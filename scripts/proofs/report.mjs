// @ts-check
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { drawChart } from './chart.mjs';
import { meetsLimit, limitOf, shown } from './figures.mjs';
import { readResult } from './results.mjs';

/** @typedef {import('./list.mjs').Proof} Proof */
/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {import('./results.mjs').Run} Run */
/** @typedef {{ file: string, text: string }} Page */

const marks = { passed: '✓', failed: '✗' };

/**
 * Writes docs/proof from the stored results.
 * @param {Proof[]} proofs
 * @returns {string} its index, relative to the root
 */
export function writeReport(proofs) {
  const folder = path.join(root, 'docs', 'proof');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.svg')) rmSync(path.join(folder, file));
  const results = proofs.map((proof) => ({ proof, result: readResult(proof.name) }));
  for (const { file, text } of reportOf(results)) writeFileSync(path.join(folder, file), text);
  return path.join('docs', 'proof', 'README.md');
}

/**
 * The index, and one image per chart.
 * @param {{ proof: Proof, result: Result | undefined }[]} results
 * @returns {Page[]}
 */
export function reportOf(results) {
  const done = results.flatMap(({ result }) => result ?? []);
  const text = [
    '# Long proofs',
    '',
    'Written by `npm run prove` from [the stored results](results), not by hand. `npm run prove -- NAME` runs one proof,',
    '`--seed N` repeats a run, and `--report` only writes this page. The figures are those of the newest run. A commit with',
    '`+` had changes that were not committed.',
    '',
    '| | Proof | What it proves | Run | Seed | Commit | Took | Runs before |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(({ proof, result }) => summaryRow(proof, result)),
    ...done.flatMap(section),
    '',
  ].join('\n');
  return [{ file: 'README.md', text }, ...done.flatMap(chartPages)];
}

/**
 * A result proves what the list said when it ran, even if the list says more today.
 * @param {Proof} proof
 * @param {Result | undefined} result
 */
function summaryRow({ name, proves }, result) {
  const [run, ...before] = result?.runs ?? [];
  if (!result || !run) return `| | ${name} | ${proves} | never | | | | |`;
  const today = result.proves === proves ? '' : ` (since then changed to: ${proves})`;
  const earlier = before.map(({ state, seed }) => `${marks[state]} ${seed}`).join(', ');
  const cells = [marks[run.state], `[${name}](#${name})`, result.proves + today, dateOf(run), run.seed];
  return `| ${[...cells, run.commit, duration(run), earlier].join(' | ')} |`;
}

/** @param {Result} result */
function section({ name, proves, machine, figures, charts }) {
  const rows = figures.map((measured) => {
    const { what, value, unit } = measured;
    const mark = limitOf(measured) === '' ? '' : meetsLimit(measured) ? '✓' : '✗';
    return `| ${what} | ${shown(value, unit)} | ${limitOf(measured)} | ${mark} |`;
  });
  const table = ['| Figure | Measured | Limit | |', '| --- | ---: | --- | --- |', ...rows, ''];
  const images = charts.map(({ title }, index) => `![${title}](${imageOf(name, index)})`);
  const sentence = `${proves.charAt(0).toUpperCase()}${proves.slice(1)}. On ${machine}.`;
  return ['', `## ${name}`, '', sentence, '', ...(rows.length > 0 ? table : []), ...images];
}

/**
 * @param {Result} result
 * @returns {Page[]}
 */
function chartPages({ name, charts }) {
  return charts.map((chart, index) => ({ file: imageOf(name, index), text: drawChart(chart) }));
}

/**
 * @param {string} name
 * @param {number} index
 */
function imageOf(name, index) {
  return `${name}-${index + 1}.svg`;
}

/** @param {Run} run */
function dateOf({ startedAt }) {
  return startedAt.slice(0, 16).replace('T', ' ');
}

/** @param {Run} run */
function duration({ seconds, size }) {
  const time = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return size ? `${time} (${size})` : time;
}
