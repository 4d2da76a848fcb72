// @ts-check
import { chooseProofs } from '../proofs/choose.mjs';
import { proofs } from '../proofs/list.mjs';
import { isProven, runProofs } from '../proofs/run-proofs.mjs';
import { buildAll } from '../setup/build.mjs';
import { installPackages } from '../setup/install.mjs';
import { stopOnSignal } from '../terminal/children.mjs';

/**
 * Runs the long proofs that measure how fast this machine is, or only the ones named. Stores no result and writes no
 * report.
 * @param {string[]} args
 */
export async function main(args) {
  const benchmarks = proofs.filter(({ kind }) => kind === 'figures');
  const { chosen, isSkipAllowed, ...options } = chooseProofs(args, benchmarks);
  stopOnSignal();
  await installPackages();
  await buildAll();
  const ended = await runProofs(chosen, options);
  process.exitCode = isProven(ended, { isSkipAllowed }) ? 0 : 1;
}
