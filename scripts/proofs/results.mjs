// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../setup/folders.mjs';

/** @typedef {'passed' | 'failed' | 'skipped'} State */
/** @typedef {{ state: State, startedAt: string, seconds: number, seed: number, commit: string }} Run */
/**
 * @typedef {object} Result
 * @property {string} name
 * @property {string} machine
 * @property {string} [skipped] why it was not run
 * @property {Run[]} runs the newest first
 * @property {import('./figures.mjs').Figure[]} figures of the newest run
 * @property {import('./figures.mjs').Chart[]} charts of the newest run
 */

const MAX_RUNS = 5;

const folder = path.join(root, 'node_modules', '.cache', 'fieldshop', 'proofs');

/**
 * @param {string} name
 * @returns {Result | undefined}
 */
export function readResult(name) {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Replaces the figures of a proof, and keeps how its last runs ended.
 * @param {string} name
 * @param {Run} run
 * @param {string} linesFile what the proof has recorded: scripts/proofs/figures.mjs
 */
export function saveResult(name, run, linesFile) {
  const lines = existsSync(linesFile) ? readFileSync(linesFile, 'utf8').split('\n').filter(Boolean) : [];
  const recorded = lines.map((line) => JSON.parse(line));
  /** @type {Result} */
  const result = {
    name,
    machine: machine(),
    skipped: recorded.find(({ skipped }) => skipped)?.skipped,
    runs: [run, ...(readResult(name)?.runs ?? [])].slice(0, MAX_RUNS),
    figures: recorded.flatMap(({ figure }) => figure ?? []),
    charts: recorded.flatMap(({ chart }) => chart ?? []),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(result, null, 1)}\n`);
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

function machine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} processors, ${memory} GB, Node ${process.versions.node}`;
}
