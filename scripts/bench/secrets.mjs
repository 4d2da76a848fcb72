// @ts-check
// Builds the site and the admin with secrets in the environment, uses the site with unique passwords, tokens, card
// numbers and search texts, and looks for all of them in the built files, the most detailed log, the database and the
// e-mails: `npm run prove -- secrets`.
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { buildWith, deleteBuiltAdmin } from '../measure/built-files.mjs';
import { plantCanaries } from '../measure/canaries.mjs';
import { fillCatalogue } from '../measure/fill-catalogue.mjs';
import {
  canariesOf,
  canariesOfInstallation,
  plantedServices,
  plantedSettings,
} from '../measure/planted-settings.mjs';
import { linesOf, reportKnown, reportLeaks } from '../measure/secret-report.mjs';
import { filesIn, forms, leaks, valuesIn } from '../measure/secret-scan.mjs';
import { figure } from '../proofs/figures.mjs';
import { openDatabase } from '../setup/open-database.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

const SETTLED_MS = 5000;

stopOnSignal();
say('Building the site and the admin with secrets in the environment');
const settings = plantedSettings();
const building = { ...settings, ...plantedServices() };
const ofBuild = [...canariesOf(building), ...canariesOfInstallation(), ...forms];
const built = await buildWith(building);
if (leaks(built, ofBuild).length > 0) deleteBuiltAdmin();

let log = '';
const backend = await startTestBackend({
  environment: { ...settings, PAYMENT_TEST_MODE: 'true', LOG_LEVEL: 'debug', LOG_FORMAT: 'json' },
  onOutput: (text) => (log += text),
});
const [part = ''] = fillCatalogue(backend.folder, 1);
const planted = await plantCanaries(backend, part);
await delay(SETTLED_MS);
const database = openDatabase(path.join(backend.folder, 'content.db'));
const values = [...valuesIn(database)];
database.close();
const mailbox = [...filesIn(path.join(backend.folder, 'mailbox'), { place: 'mailbox' })];
await backend.stop();

reportKnown(values, planted);
figure('lines of the log', log.split('\n').length, { atLeast: planted.length });
reportLeaks({ log: linesOf(log), database: values, mailbox }, [
  ...planted,
  ...canariesOf(settings),
  ...forms,
]);
figure('settings in the environment of the build', ofBuild.length - forms.length, { atLeast: 15 });
figure('built files', built.length, { atLeast: 100 });
reportLeaks({ 'built files': built }, [...ofBuild, ...planted]);
