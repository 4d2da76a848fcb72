// @ts-check

/**
 * `figures` depend on the machine, and are compared with limits that a slow or busy one may miss. A `proof` passes or fails
 * on any machine. Each is the file of its name in scripts/bench.
 * @typedef {{ name: string, kind: 'figures' | 'proof', proves: string }} Proof
 */

/**
 * The tag of tests in tests/e2e and tests/chaos that `npm test` leaves to `npm run prove -- journeys` and `-- chaos`,
 * because they show the same as the others in another look, on another page or with another field.
 */
export const onlyProved = '@prove';

/** @type {Proof[]} */
export const proofs = [
  {
    name: 'forms',
    kind: 'proof',
    proves: '10,000 malformed bodies to the forms: no 5xx, nothing invalid stored',
  },
  {
    name: 'hostile',
    kind: 'proof',
    proves: '11,000 hostile bodies and 2,000 hostile queries to every route: no 5xx, memory does not grow',
  },
  {
    name: 'part-wizard',
    kind: 'proof',
    proves: '5,000 generated tasks: no instrument against its datasheet',
  },
  {
    name: 'chaos',
    kind: 'proof',
    proves:
      '1,000 forms on an unreliable network arrive once each; 20 deployments, crashes and captive portals lose nothing; every page opens without the server',
  },
  {
    name: 'journeys',
    kind: 'proof',
    proves:
      'long journeys in a browser: every size, theme and page kind (tests/proof, and what has the tag @prove in tests/e2e), and journeys in German and French',
  },
  {
    name: 'quota',
    kind: 'proof',
    proves:
      'a full disk of the device loses no form and no saved document; with 0.5 to 5 MB of storage, all works or says why not',
  },
  { name: 'browsers', kind: 'proof', proves: 'offline use and the outbox in Firefox and WebKit' },
  { name: 'relevance', kind: 'proof', proves: 'what a search must find, and in which order' },
  { name: 'search', kind: 'proof', proves: 'ranking, response times and crashes of the search at full size' },
  {
    name: 'search-catalogue',
    kind: 'proof',
    proves: 'every part number of 10,000 products in five spellings comes first, online and on the device',
  },
  {
    name: 'shop-hostile',
    kind: 'proof',
    proves: '500 purchases with double clicks, repeats and crashes: each is charged and ordered once',
  },
  {
    name: 'backup',
    kind: 'proof',
    proves:
      '20 backups under load, each restored and started: every order, link of an order or service request, uploaded file and attachment is as before, and customers can sign in',
  },
  {
    name: 'backup-postgres',
    kind: 'proof',
    proves: 'the same with five backups of Postgres, each restored into another server',
  },
  {
    name: 'outage',
    kind: 'proof',
    proves: 'Postgres stopped for 30 s under load: no 401 and no 500, and all is well 2 s after its return',
  },
  {
    name: 'rolling-restart',
    kind: 'proof',
    proves:
      'three processes, each restarted three times, under 50,000 mixed requests: none fails, no write is lost or doubled',
  },
  {
    name: 'without-demo',
    kind: 'proof',
    proves: 'without the folder of the demo company, all checks and all tests pass that are not about it',
  },
  {
    name: 'bucket',
    kind: 'proof',
    proves:
      'two processes with one bucket of an S3 server that is not ours: uploads, attachments in chunks, and a killed process',
  },
  {
    name: 'secrets',
    kind: 'proof',
    proves:
      'passwords, tokens, card numbers and search texts are not in log, database or e-mails; no secret of the settings is in the built site and admin',
  },
  {
    name: 'secrets-postgres',
    kind: 'proof',
    proves:
      'the same in log, traces and a dump of Postgres, with mixed traffic, an outage of the database, and services that do not respond',
  },
  {
    name: 'load',
    kind: 'figures',
    proves: 'mixed traffic for 10 minutes: throughput, response times, memory, and what limits it',
  },
  {
    name: 'load-postgres',
    kind: 'figures',
    proves: 'the same with 10,000 products and 100,000 orders on Postgres',
  },
  {
    name: 'backend',
    kind: 'figures',
    proves: 'responses per second with and without the response cache, and pages per second',
  },
  {
    name: 'lighthouse',
    kind: 'figures',
    proves: 'Lighthouse on a phone for one page of each kind in each language, median of three',
  },
  {
    name: 'page-load',
    kind: 'figures',
    proves: 'a first visit that nobody touches: script that loads by itself, and long tasks on a slow phone',
  },
  {
    name: 'navigation',
    kind: 'figures',
    proves: 'from a click on a link to the heading of the next page, on a slow phone, online and offline',
  },
  {
    name: 'interaction',
    kind: 'figures',
    proves:
      'from a tap or a key to the frame that reacts to it, on a slow phone, with the site saved and while saving',
  },
  {
    name: 'update',
    kind: 'figures',
    proves: 'what a device transfers when one file of the site has changed in a new version',
  },
  {
    name: 'catalogue-update',
    kind: 'figures',
    proves:
      'what a device that has the whole site transfers after one percent of the products got another price',
  },
  { name: 'memory', kind: 'figures', proves: 'memory of the backend under 20,000 distinct URLs' },
  {
    name: 'offline',
    kind: 'figures',
    proves: 'the offline download, and how fast pages open on slow, unresponsive and missing connections',
  },
  { name: 'search-device', kind: 'figures', proves: "search in the browser's worker with 10,000 products" },
  { name: 'shop', kind: 'figures', proves: 'cart and orders per second' },
];
