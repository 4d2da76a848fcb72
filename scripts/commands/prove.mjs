// @ts-check
import { chooseProofs } from '../proofs/choose.mjs';
import { proofs } from '../proofs/list.mjs';
import { writeReport } from '../proofs/report.mjs';
import { runProofs } from '../proofs/run-proofs.mjs';
import { buildAll } from '../setup/build.mjs';
import { checkDisk } from '../setup/disk.mjs';
import { installPackages } from '../setup/install.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/**
 * Runs all long proofs, or only those named, and writes docs/proof from the results: after all of them, or with --report.
 * @param {string[]} args
 */
export async function main(args) {
  const { chosen, isAll, isReport, ...options } = chooseProofs(args, proofs);
  stopOnSignal();
  checkDisk();
  if (chosen.length > 0) {
    await installPackages();
    await buildAll();
  }
  const ended = await runProofs(chosen, options);
  if (isAll || isReport) say(`The report is in ${writeReport(proofs)}.`);
  const count = (/** @type {string} */ state) => ended.filter((one) => one.state === state).length;
  if (chosen.length > 0)
    say(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} not run`);
  process.exitCode = count('failed') === 0 ? 0 : 1;
}
