// @ts-check
// Tests Firefox and WebKit while the server is stopped, and what they send when it is back: `npm run prove --
// browsers`.
import { runVitest } from '../measure/run-tests.mjs';
import { figure, skip } from '../proofs/figures.mjs';
import { otherBrowsers } from '../setup/other-browsers.mjs';

const { installed, missing } = otherBrowsers();
if (installed.length === 0) skip(`${missing.join(' and ')} are not installed`);
console.log(
  `Browsers: Chromium in the other proofs, ${installed.map(({ name }) => name).join(' and ')} here.`,
);
if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}.`);
figure('browsers other than Chromium', installed.length, { atLeast: 2 });
await runVitest(['--project', 'browsers']);
