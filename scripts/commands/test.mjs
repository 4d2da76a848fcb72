// @ts-check
import { findBrowser } from '../setup/browser.mjs';
import { checkDisk } from '../setup/disk.mjs';
import { installPackages } from '../setup/install.mjs';
import { checkStages } from '../stages/checks.mjs';
import { runStages, sum } from '../stages/run-stages.mjs';
import { buildStages, hasDemo, journeyStages } from '../stages/tests.mjs';
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
  // Three stages for two processors: a backend that is seeding or being tested mostly uses one thread.
  const built = await runStages(buildStages(), { atOnce: 3 });
  const counts = [checks, built];
  if (!hasDemo)
    say(
      'Skipped the contract tests, the browser tests and the tests of the demo: there is no folder cms/demo.',
    );
  else if (built.failed === 0) counts.push(await runStages(journeyStages(browser), { atOnce: 2 }));
  else say('✗ The browser tests were not run, because a stage above failed.');
  const { passed, failed } = sum(counts);
  say(`Took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
