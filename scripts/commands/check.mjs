// @ts-check
import { checkStages } from '../stages/checks.mjs';
import { runStages } from '../stages/run-stages.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/** "Am I done?" in under half a minute. */
export async function main() {
  stopOnSignal();
  const startedAt = performance.now();
  const { failed } = await runStages(checkStages(), { atOnce: 2 });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(
    failed === 0 ? `Everything is in order (${seconds} s).` : `Not yet: see what is marked ✗ (${seconds} s).`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}
