// @ts-check
import { checkStages } from './stages/checks.mjs';
import { runStages } from './stages/run-stages.mjs';
import { say } from './terminal/progress.mjs';
import { stopOnSignal } from './terminal/children.mjs';

stopOnSignal();
const startedAt = performance.now();
const { failed } = await runStages(checkStages(), { atOnce: 2 });
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
say(
  failed === 0 ? `Everything is in order (${seconds} s).` : `Not yet: see the lines marked ✗ (${seconds} s).`,
);
process.exitCode = failed === 0 ? 0 : 1;
