// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/folders.mjs';
import { startCommand, stopChild } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';
import { SKIPPED } from './figures.mjs';
import { currentCommit, saveResult } from './results.mjs';

const STOPPED_AFTER_MS = 3 * 3_600_000;

/** @typedef {import('./list.mjs').Proof} Proof */
/** @typedef {import('./results.mjs').State} State */
/** @typedef {{ seed: number, minutes?: string }} Options */

/**
 * Runs proofs one after the other, because each measures or needs the whole machine.
 * @param {Proof[]} proofs
 * @param {Options} options
 * @returns {Promise<{ name: string, state: State }[]>}
 */
export async function runProofs(proofs, options) {
  const ended = [];
  for (const { name, proves } of proofs) {
    say(`\n── ${name} (seed ${options.seed}): ${proves}`);
    ended.push({ name, state: await runProof(name, options) });
  }
  return ended;
}

/**
 * @param {string} name
 * @param {Options} options
 * @returns {Promise<State>}
 */
async function runProof(name, { seed, minutes }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-proof-'));
  const lines = path.join(folder, 'figures.jsonl');
  const startedAt = new Date();
  const commit = currentCommit();
  const env = {
    ...process.env,
    FIELDSHOP_SEED: String(seed),
    FIELDSHOP_FIGURES: lines,
    ...(minutes ? { FIELDSHOP_MINUTES: minutes } : {}),
  };
  const state = stateOf(await runShowing(path.join('scripts', 'bench', `${name}.mjs`), env));
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
  saveResult(name, { state, startedAt: startedAt.toISOString(), seconds, seed, commit }, lines);
  rmSync(folder, { recursive: true, force: true });
  if (state === 'failed') say(`✗ ${name} failed. To repeat it: npm run prove -- ${name} --seed ${seed}`);
  else if (state === 'passed') say(`✓ ${name} (${seconds} s)`);
  return state;
}

/**
 * @param {number} code
 * @returns {State}
 */
function stateOf(code) {
  if (code === SKIPPED) return 'skipped';
  return code === 0 ? 'passed' : 'failed';
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
    say(`It is stopped, because it has run for ${STOPPED_AFTER_MS / 3_600_000} hours.`);
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
