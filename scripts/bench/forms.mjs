// @ts-check
// Sends ten thousand malformed bodies to the forms: `npm run bench -- forms`.
import { startTestBackend } from '../../tests/support/backend.mjs';
import { checkStored, sendOddBodies } from '../../tests/support/sent-forms.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const BODIES = 10_000;
const STORED = 100;

stopOnSignal();
const progress = startProgress('Malformed bodies');
const { origin, administrator, stop } = await startTestBackend();
const started = performance.now();
const { counts, faults } = await sendOddBodies(origin, {
  count: BODIES,
  seed: Number(process.env.FIELDSHOP_SEED ?? 1),
  store: STORED,
  onProgress: (done) => progress.update(`${done} of ${BODIES}`),
});
const { checked, forbidden } = await checkStored(origin, administrator);
progress.finish();
await stop();
console.log(
  `${BODIES} bodies in ${Math.round((performance.now() - started) / 1000)} s, responses by status:`,
  counts,
);
console.log(`${faults.length} wrong responses; ${checked} stored forms, ${forbidden.length} of them invalid`);
for (const line of [...faults, ...forbidden].slice(0, 20)) console.log(line);
if (faults.length + forbidden.length > 0) process.exitCode = 1;
