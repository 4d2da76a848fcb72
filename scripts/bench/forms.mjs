// @ts-check
// Sends ten thousand malformed bodies to the forms: `npm run prove -- forms`.
import { startTestBackend } from '../../tests/support/backend.mjs';
import { checkStored, sendOddBodies } from '../../tests/support/sent-forms.mjs';
import { figure, seed } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const BODIES = 10_000;
const STORED = 100;

stopOnSignal();
const progress = startProgress('Malformed bodies');
const { origin, administrator, stop } = await startTestBackend();
const { counts, faults } = await sendOddBodies(origin, {
  count: BODIES,
  seed,
  store: STORED,
  onProgress: (done) => progress.update(`${done} of ${BODIES}`),
});
const { checked, forbidden } = await checkStored(origin, administrator);
progress.finish();
await stop();
console.log('Responses by status:', counts);
for (const line of [...faults, ...forbidden].slice(0, 20)) console.log(line);
figure('malformed bodies', BODIES);
figure('wrong responses', faults.length, { atMost: 0 });
figure('stored forms', checked, { atLeast: 1 });
figure('stored forms that are invalid', forbidden.length, { atMost: 0 });
