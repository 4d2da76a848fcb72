// @ts-check
// The same as `secrets` with mixed traffic on Postgres, which is stopped in between, then with services that do not respond.
// Looks for the secrets in a dump of the database, the log, the traces and the e-mails: `npm run prove -- secrets-postgres`.
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { plantCanaries } from '../measure/canaries.mjs';
import { reportKinds } from '../measure/log-kinds.mjs';
import { canariesOf, plantedServices, plantedSettings } from '../measure/planted-settings.mjs';
import { dumpOf } from '../measure/postgres.mjs';
import { startPostgresSite } from '../measure/postgres-site.mjs';
import { linesOf, reportKnown, reportLeaks } from '../measure/secret-report.mjs';
import { filesIn, forms, valuesInDump } from '../measure/secret-scan.mjs';
import { partsInStock, targetsOf } from '../measure/targets.mjs';
import { startTraceCollector } from '../measure/trace-collector.mjs';
import { startTraffic } from '../measure/traffic.mjs';
import { sendMany, sendWithoutServices } from '../measure/troubled-use.mjs';
import { figure, seed } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const MINUTES = Number(process.env.FIELDSHOP_MINUTES ?? 5);
const [VISITORS, PAUSE_MS, OUTAGE_MS] = [4, 50, 10_000];
const administrator = { email: 'admin@aldermere.example', password: 'Only-for-tests-1' };

stopOnSignal();
const progress = startProgress('Secrets');
const collector = await startTraceCollector();
const settings = plantedSettings();
const detailed = {
  PAYMENT_TEST_MODE: 'true',
  LOG_LEVEL: 'debug',
  LOG_FORMAT: 'json',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
};
let log = '';
const site = await startPostgresSite(settings, { onOutput: (text) => (log += text) });
// Seeding with traces and the most detailed log would take too long.
await site.first.stop();
const first = await site.start({ more: detailed });
const { postgres, client, passes } = site;
const parts = await partsInStock(client);
progress.update('a customer, a guest and a member of staff');
const customer = { origin: first.origin, folder: postgres.files, administrator };
const planted = await plantCanaries(customer, parts[0] ?? '');
progress.update('mixed traffic');
let requests = 0;
const targets = await targetsOf(first.origin, parts);
const options = { origin: first.origin, targets, visitors: VISITORS, pauseMs: PAUSE_MS, seed };
await passes.fill();
const traffic = startTraffic({ ...options, nextPass: passes.next, onSeen: () => (requests += 1) });
await delay((MINUTES * 60_000) / 2);
progress.update('Postgres is stopped');
await postgres.halt();
await delay(OUTAGE_MS);
await postgres.resume();
progress.update('mixed traffic');
await delay((MINUTES * 60_000) / 2);
await traffic.stop();
planted.push(...(await sendMany(first.origin)));
await first.stop();

progress.update('services that do not respond');
const { SMTP_URL, MEILISEARCH_URL, MEILISEARCH_ADMIN_KEY, MEILISEARCH_SEARCH_KEY } = plantedServices();
const services = { SMTP_URL, MEILISEARCH_URL, MEILISEARCH_ADMIN_KEY, MEILISEARCH_SEARCH_KEY };
const second = await site.start({ more: { ...services, ...detailed } });
planted.push(...(await sendWithoutServices(second.origin, { log: () => log })));
await second.stop();
const values = [...valuesInDump(await dumpOf(postgres.url))];
const mailbox = [...filesIn(path.join(postgres.files, 'mailbox'), { place: 'mailbox' })];
collector.stop();
await site.stop();
progress.finish();

figure('minutes of mixed traffic', MINUTES);
figure('requests meanwhile', requests, { atLeast: 100 });
reportKinds(log);
reportKnown(values, planted);
const canaries = [...planted, ...canariesOf({ ...settings, ...services }), ...forms];
reportLeaks({ log: linesOf(log), database: values, mailbox, traces: collector.received() }, canaries);
