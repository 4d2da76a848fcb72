// @ts-check
import { findBrowser } from '../setup/browser.mjs';
import { checkDisk } from '../setup/disk.mjs';
import { installPackages } from '../setup/install.mjs';
import { checkStages } from '../stages/checks.mjs';
import { runStages, sum } from '../stages/run-stages.mjs';
import { buildStages, hasDemo, journeyStages } from '../stages/tests.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/** Every proof there is, the quick ones first; the last line is the sum. */
export async function main() {
  const startedAt = performance.now();
  stopOnSignal();
  checkDisk();
  await installPackages();
  const browser = await findBrowser();
  const checks = await runStages(checkStages(), { atOnce: 2 });
  // Three for two processors: a backend that seeds or is tested works in one thread most of the time.
  const built = await runStages(buildStages(), { atOnce: 3 });
  const counts = [checks, built];
  if (!hasDemo)
    say('Not run, because cms/demo is not there: the contract, the journeys and the tests of the demo.');
  else if (built.failed === 0) counts.push(await runStages(journeyStages(browser), { atOnce: 2 }));
  else say('✗ No browser was started, because of what failed before.');
  const { passed, failed } = sum(counts);
  say(`Took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
