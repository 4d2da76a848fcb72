// @ts-check
// Uses the site with passwords, tokens, card numbers and search texts that are found again, and looks for them in the most
// detailed log, the database and the built files: `npm run prove -- secrets`.
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { plantCanaries } from '../measure/canaries.mjs';
import { fillCatalogue } from '../measure/fill-catalogue.mjs';
import { filesIn, forms, leaks, valuesIn } from '../measure/secret-scan.mjs';
import { figure } from '../proofs/figures.mjs';
import { cms, root } from '../setup/folders.mjs';
import { openDatabase } from '../setup/open-database.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

const SETTLED_MS = 5000;
// Of the settings, which must be nowhere else.
const secrets = {
  APP_KEYS: 'canary-of-app-keys-7d1f',
  JWT_SECRET: 'canary-of-jwt-secret-7d1f',
  ADMIN_JWT_SECRET: 'canary-of-admin-jwt-secret-7d1f',
  API_TOKEN_SALT: 'canary-of-api-token-salt-7d1f',
  TRANSFER_TOKEN_SALT: 'canary-of-transfer-token-salt-7d1f',
  ENCRYPTION_KEY: 'canary-of-encryption-key-7d1f',
  PREVIEW_SECRET: 'canary-of-preview-secret-7d1f',
  METRICS_TOKEN: 'canary-of-metrics-token-7d1f',
};

stopOnSignal();
let log = '';
const backend = await startTestBackend({
  environment: { ...secrets, PAYMENT_TEST_MODE: 'true', LOG_LEVEL: 'debug', LOG_FORMAT: 'json' },
  onOutput: (text) => (log += text),
});
const [part = ''] = fillCatalogue(backend.folder, 1);
const planted = await plantCanaries(backend, part);
await delay(SETTLED_MS);
const database = openDatabase(path.join(backend.folder, 'content.db'));
const settings = Object.entries(secrets).map(([name, value]) => ({ name, value }));
const canaries = [...planted, ...settings, ...forms];
const places = {
  log: leaks(linesOf(log), canaries),
  database: leaks(valuesIn(database), canaries),
  mailbox: leaks(filesIn(path.join(backend.folder, 'mailbox'), { place: 'mailbox' }), canaries),
  'built files': [
    ...leaks(filesIn(path.join(root, 'dist'), { place: 'built files' }), [...planted, ...settings]),
    ...leaks(filesIn(path.join(cms, 'dist'), { place: 'built files', endings: /\.js$/ }), [
      ...planted,
      ...settings,
    ]),
  ],
};
// That the search finds something is shown by what may be stored.
const known = leaks(
  valuesIn(database),
  canaries.map(({ name, value }) => ({ name, value })),
);
database.close();
await backend.stop();
figure('secrets planted', planted.length + settings.length);
figure('found where they may be', known.length, { atLeast: 5 });
figure('lines of the log', log.split('\n').length, { atLeast: planted.length });
for (const [place, found] of Object.entries(places)) {
  figure(`secrets in the ${place}`, found.length, { atMost: 0 });
  for (const { name, place: where, count } of found) say(`  ✗ ${name}: ${count} × ${where}`);
}

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').map((line) => ({ place: 'log', text: line }));
}
