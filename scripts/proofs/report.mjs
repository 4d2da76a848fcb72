// @ts-check
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { drawChart } from './chart.mjs';
import { keepsLimit, limitOf, shown } from './figures.mjs';
import { readResult } from './results.mjs';

/** @typedef {import('./list.mjs').Proof} Proof */
/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {import('./results.mjs').Run} Run */
/** @typedef {{ file: string, text: string }} Page */

const marks = { passed: '✓', failed: '✗', skipped: '–' };

/**
 * Writes docs/proof from the stored results.
 * @param {Proof[]} proofs
 * @returns {string} its index, relative to the root
 */
export function writeReport(proofs) {
  const folder = path.join(root, 'docs', 'proof');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
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
  const done = results.flatMap(({ proof, result }) => (result ? [{ proof, result }] : []));
  const rows = results.map(({ proof, result }) => summaryRow(proof, result));
  const machines = [...new Set(done.map(({ result }) => result.machine))];
  const text = [
    '# Long proofs',
    '',
    'Written by `npm run prove`, not by hand. `npm run prove -- NAME` runs one of them, `--seed N` repeats a run, and',
    '`--report` writes this page from the newest result of each. A commit with `+` had changes that were not committed.',
    '',
    ...machines.map((machine) => `Machine: ${machine}.`),
    '',
    '| | Proof | What it proves | Run | Seed | Commit | Took | Runs before |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...done.flatMap(({ proof, result }) => section(proof, result)),
    '',
  ].join('\n');
  return [{ file: 'README.md', text }, ...done.flatMap(({ result }) => chartPages(result))];
}

/**
 * @param {Proof} proof
 * @param {Result | undefined} result
 */
function summaryRow({ name, proves }, result) {
  const [run, ...before] = result?.runs ?? [];
  if (!run) return `| | ${name} | ${proves} | never | | | | |`;
  const why = result?.skipped ? ` (not run: ${result.skipped})` : '';
  const earlier = before.map(({ state, seed }) => `${marks[state]} ${seed}`).join(', ');
  const cells = [marks[run.state], `[${name}](#${name})`, proves + why, dateOf(run), run.seed, run.commit];
  return `| ${[...cells, duration(run.seconds), earlier].join(' | ')} |`;
}

/**
 * @param {Proof} proof
 * @param {Result} result
 */
function section({ name, proves }, result) {
  if (result.figures.length + result.charts.length === 0) return [];
  const rows = result.figures.map((measured) => {
    const { what, value, unit } = measured;
    const mark = limitOf(measured) === '' ? '' : keepsLimit(measured) ? '✓' : '✗';
    return `| ${what} | ${shown(value, unit)} | ${limitOf(measured)} | ${mark} |`;
  });
  const table = ['| Figure | Measured | Limit | |', '| --- | ---: | --- | --- |', ...rows, ''];
  const images = result.charts.map(({ title }, index) => `![${title}](${imageOf(name, index)})`);
  const sentence = `${proves.charAt(0).toUpperCase()}${proves.slice(1)}.`;
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

/** @param {number} seconds */
function duration(seconds) {
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
