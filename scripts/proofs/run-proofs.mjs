// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { startCommand, stopChild } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';
import { SKIPPED } from './figures.mjs';
import { currentCommit } from './results.mjs';

const STOPPED_AFTER_MS = 3 * 3_600_000;
/** Settings that make a proof shorter or longer than the list says. The report names those that were set. */
export const sizes = [
  'FIELDSHOP_BACKUPS',
  'FIELDSHOP_MINUTES',
  'FIELDSHOP_OUTAGE_SECONDS',
  'FIELDSHOP_PURCHASES',
  'FIELDSHOP_REQUESTS',
];

/** @typedef {import('./list.mjs').Proof} Proof */
/** @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped' }} Ended */
/**
 * @typedef {object} Options
 * @property {number} seed
 * @property {string} [minutes]
 * @property {typeof import('./results.mjs').saveResult} [save] without it, results are only printed
 * @property {string} [folder] of the proofs
 */

/**
 * Runs proofs one after the other, because each measures or needs the whole machine.
 * @param {Pick<Proof, 'name' | 'proves'>[]} proofs
 * @param {Options} options
 * @returns {Promise<Ended[]>}
 */
export async function runProofs(proofs, options) {
  const ended = [];
  for (const proof of proofs) {
    say(`\n── ${proof.name} (seed ${options.seed}): ${proof.proves}`);
    ended.push({ name: proof.name, state: await runProof(proof, options) });
  }
  return ended;
}

/**
 * Whether all proofs passed. A proof that could not run counts as failed, unless the caller allows it.
 * @param {Ended[]} ended
 * @param {{ isSkipAllowed: boolean }} options
 */
export function isProven(ended, { isSkipAllowed }) {
  return ended.every(({ state }) => state === 'passed' || (state === 'skipped' && isSkipAllowed));
}

/**
 * A proof that cannot run here leaves its stored result as it is.
 * @param {Pick<Proof, 'name' | 'proves'>} proof
 * @param {Options} options
 * @returns {Promise<Ended['state']>}
 */
async function runProof({ name, proves }, { seed, minutes, save, folder = path.join('scripts', 'bench') }) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'fieldshop-proof-'));
  const lines = path.join(temporary, 'figures.jsonl');
  const startedAt = new Date();
  const commit = currentCommit();
  const env = {
    ...process.env,
    FIELDSHOP_SEED: String(seed),
    FIELDSHOP_FIGURES: lines,
    ...(minutes ? { FIELDSHOP_MINUTES: minutes } : {}),
  };
  const code = await runShowing(path.join(folder, `${name}.mjs`), env);
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
  const recorded = recordedIn(lines);
  rmSync(temporary, { recursive: true, force: true });
  const state = stateOf(code, recorded);
  const run = { startedAt: startedAt.toISOString(), seconds, seed, commit, size: sizeOf(env) };
  if (state === 'skipped') return state;
  save?.({ name, proves, run: { state, ...run }, ...recorded });
  if (state === 'failed') say(`✗ ${name} failed. To repeat it: npm run prove -- ${name} --seed ${seed}`);
  else say(`✓ ${name} (${seconds} s)`);
  return state;
}

/**
 * The figures and charts that the proof has recorded with figures.mjs.
 * @param {string} file
 * @returns {Pick<import('./results.mjs').Result, 'figures' | 'charts'>}
 */
function recordedIn(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const recorded = lines.map((line) => JSON.parse(line));
  return {
    figures: recorded.flatMap(({ figure }) => figure ?? []),
    charts: recorded.flatMap(({ chart }) => chart ?? []),
  };
}

/**
 * A proof that has measured nothing has proven nothing.
 * @param {number} code
 * @param {{ figures: unknown[] }} recorded
 */
function stateOf(code, { figures }) {
  if (code === SKIPPED) return 'skipped';
  return code === 0 && figures.length > 0 ? 'passed' : 'failed';
}

/** @param {NodeJS.ProcessEnv} env */
function sizeOf(env) {
  const set = sizes.filter((name) => env[name] !== undefined);
  return set.length === 0 ? undefined : set.map((name) => `${name}=${env[name]}`).join(' ');
}

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function runShowing(file, env) {
  const child = startCommand([process.execPath, file], { cwd: root, env });
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    say(`Stopping it, because it has run for ${STOPPED_AFTER_MS / 3_600_000} hours.`);
    void stopChild(child);
  }, STOPPED_AFTER_MS);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(timer);
      // The child reports success when it is stopped, but the proof has failed.
      resolve(isLate ? 1 : (code ?? 1));
    }),
  );
}
