// @ts-check
import { describeTurn, turnOfCommit } from '../journeys/languages.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { checkDisk } from '../setup/disk.mjs';
import { installPackages } from '../setup/install.mjs';
import { checkStages } from '../stages/checks.mjs';
import { runGroups, runStages, sum } from '../stages/run-stages.mjs';
import { hasDemo, testGroups } from '../stages/tests.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/** Runs all tests, the fast ones first. The last line has the total. */
export async function main() {
  const startedAt = performance.now();
  stopOnSignal();
  checkDisk();
  await installPackages();
  const browser = await findBrowser();
  const checks = await runStages(checkStages(), { atOnce: 2 });
  if (!hasDemo)
    say(
      'Skipped the contract tests, the browser tests and the tests of the demo: there is no folder cms/demo.',
    );
  const turn = await turnOfCommit();
  if (hasDemo) say(describeTurn(turn));
  const tests = await runGroups(testGroups(browser, turn), { atOnce: 2 });
  const { passed, failed } = sum([checks, tests]);
  say(`Took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
