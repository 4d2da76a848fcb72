// @ts-check
import { chooseProofs } from '../proofs/choose.mjs';
import { proofs } from '../proofs/list.mjs';
import { writeReport } from '../proofs/report.mjs';
import { saveResult } from '../proofs/results.mjs';
import { isProven, runProofs } from '../proofs/run-proofs.mjs';
import { buildAll } from '../setup/build.mjs';
import { checkDisk } from '../setup/disk.mjs';
import { installPackages } from '../setup/install.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/**
 * Runs all long proofs, or only the ones named, and writes docs/proof from the stored results. With --report, only
 * writes the report.
 * @param {string[]} args
 */
export async function main(args) {
  const { chosen, isSkipAllowed, ...options } = chooseProofs(args, proofs);
  stopOnSignal();
  checkDisk();
  if (chosen.length > 0) {
    await installPackages();
    await buildAll();
  }
  const ended = await runProofs(chosen, { ...options, save: saveResult });
  say(`The report is in ${writeReport(proofs)}.`);
  if (chosen.length > 0) say(summary(ended));
  process.exitCode = isProven(ended, { isSkipAllowed }) ? 0 : 1;
}

/** @param {import('../proofs/run-proofs.mjs').Ended[]} ended */
function summary(ended) {
  const names = (/** @type {string} */ state) =>
    ended.filter((one) => one.state === state).map(({ name }) => name);
  const [passed, failed, skipped] = [names('passed'), names('failed'), names('skipped')];
  const list = skipped.length > 0 ? ` (${skipped.join(', ')})` : '';
  return `${passed.length} passed, ${failed.length} failed, ${skipped.length} not run${list}`;
}
