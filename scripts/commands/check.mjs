// @ts-check
import { checkStages } from '../stages/checks.mjs';
import { runStages } from '../stages/run-stages.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/** Runs all checks that need no browser and no backend. */
export async function main() {
  stopOnSignal();
  const startedAt = performance.now();
  const { failed } = await runStages(checkStages(), { atOnce: 2 });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(
    failed === 0
      ? `All checks passed (${seconds} s).`
      : `Some checks failed, see the stages marked ✗ (${seconds} s).`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}
