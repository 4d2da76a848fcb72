// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { Problem } from '../setup/problem.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Chart} Chart */
/**
 * @typedef {object} Run
 * @property {'passed' | 'failed'} state
 * @property {string} startedAt in ISO 8601
 * @property {number} seconds
 * @property {number} seed
 * @property {string} commit
 * @property {string} [size] settings that made it shorter or longer than usual: FIELDSHOP_MINUTES=1
 */
/**
 * The stored result of a proof in docs/proof/results.
 * @typedef {object} Result
 * @property {string} name
 * @property {string} proves what the list said when it ran
 * @property {string} machine
 * @property {Run[]} runs the newest first
 * @property {Figure[]} figures of the newest run
 * @property {Chart[]} charts of the newest run
 */

const MAX_RUNS = 5;

export const resultsFolder = path.join(root, 'docs', 'proof', 'results');

/**
 * @param {string} name
 * @param {string} [folder]
 * @returns {Result | undefined}
 */
export function readResult(name, folder = resultsFolder) {
  const file = path.join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  /** @type {Result} */
  const result = parsed(file);
  // JSON has no Infinity and no NaN: they are null.
  const figures = result.figures.map((measured) => ({ ...measured, value: measured.value ?? Number.NaN }));
  return { ...result, figures };
}

/**
 * Replaces the figures of a proof, and keeps the outcomes of its last runs.
 * @param {{ name: string, proves: string, run: Run, figures: Figure[], charts: Chart[] }} ended
 * @param {string} [folder]
 */
export function saveResult({ name, proves, run, figures, charts }, folder = resultsFolder) {
  const runs = [run, ...(readResult(name, folder)?.runs ?? [])].slice(0, MAX_RUNS);
  /** @type {Result} */
  const result = { name, proves, machine: machine(), runs, figures, charts };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), textOf(result));
}

/** The commit that is proven. `+` means that files differ from it. */
export function currentCommit() {
  try {
    const git = (/** @type {string[]} */ args) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const isChanged = git(['status', '--porcelain', '--', '.', ':!docs']) !== '';
    return git(['rev-parse', '--short=8', 'HEAD']) + (isChanged ? '+' : '');
  } catch {
    // An unpacked archive.
    return 'unknown';
  }
}

/** @param {string} file */
function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`${file} is not JSON.`, 'Restore it from git, or delete it.', error);
  }
}

/**
 * One line for each run, figure and chart, so that a diff shows what has changed.
 * @param {Result} result
 */
function textOf(result) {
  const entries = Object.entries(result).map(([key, value]) => {
    if (!Array.isArray(value) || value.length === 0) return `  "${key}": ${JSON.stringify(value)}`;
    const lines = value.map((one) => `    ${JSON.stringify(one, rounded)}`);
    return `  "${key}": [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/**
 * Six digits are more than any limit has, and keep charts small.
 * @param {string} _key
 * @param {unknown} value
 */
function rounded(_key, value) {
  const isExact = typeof value !== 'number' || Number.isInteger(value);
  return isExact ? value : Number(value.toPrecision(6));
}

function machine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} processors, ${memory} GB, Node ${process.versions.node}`;
}
