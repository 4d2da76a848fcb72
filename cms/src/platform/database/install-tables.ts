import type { Core } from '@strapi/strapi';
import { tables } from './schema';

type Column = { type: string; column?: { unique: boolean } };
type Index = { name: string; columns: string[] };

// Strapi writes into these objects, so each column has its own object.
const text = (): Column => ({ type: 'text' });
const name = (): Column => ({ type: 'string' });
const unique = (): Column => ({ type: 'string', column: { unique: true } });
const count = (): Column => ({ type: 'integer' });
// Milliseconds since 1970, so that SQLite and Postgres store and compare the same number.
const moment = (): Column => ({ type: 'float' });

// Columns that frequent queries filter by.
const indexes: Record<string, Index[]> = {
  [tables.mails]: [{ name: 'fieldshop_mails_person', columns: ['person'] }],
  [tables.cartLines]: [{ name: 'fieldshop_cart_lines_cart', columns: ['cart'] }],
  [tables.sessions]: [{ name: 'fieldshop_sessions_customer', columns: ['customer'] }],
  [tables.payments]: [{ name: 'fieldshop_payments_due', columns: ['due'] }],
  [tables.cartAliases]: [{ name: 'fieldshop_cart_aliases_cart', columns: ['cart'] }],
  [tables.savedConfigurations]: [{ name: 'fieldshop_saved_configurations_customer', columns: ['customer'] }],
  [tables.dailyCounts]: [{ name: 'fieldshop_daily_counts_day', columns: ['kind', 'day'] }],
  [tables.dirtyEntries]: [{ name: 'fieldshop_dirty_entries_due', columns: ['due'] }],
  [tables.searchDocuments]: [
    { name: 'fieldshop_search_documents_owner', columns: ['owner'] },
    { name: 'fieldshop_search_documents_version', columns: ['version'] },
  ],
};

const columns: Record<string, Record<string, Column>> = {
  [tables.claims]: {
    key: unique(),
    fingerprint: name(),
    token: name(),
    since: moment(),
    status: count(),
    body: text(),
  },
  [tables.counters]: { series: unique(), last: count() },
  [tables.passes]: { proof: unique(), pass: unique(), entry: name(), expires: moment(), used: moment() },
  [tables.limits]: { bucket: unique(), since: moment(), count: count() },
  [tables.attachments]: {
    file: unique(),
    name: name(),
    mediaType: name(),
    size: count(),
    checksum: name(),
    received: count(),
    completed: moment(),
    since: moment(),
    owner: name(),
  },
  [tables.mails]: {
    mail: unique(),
    content: text(),
    attempts: count(),
    due: moment(),
    token: name(),
    sent: moment(),
    problem: text(),
    requestId: name(),
    person: name(),
    isLast: count(),
    queued: moment(),
    rejected: moment(),
  },
  [tables.carts]: { cart: unique(), owner: unique(), changed: moment() },
  [tables.cartLines]: {
    line: unique(),
    cart: name(),
    lineId: name(),
    partNumber: name(),
    quantity: count(),
    costCentre: name(),
    reference: name(),
    configuration: text(),
    addOns: name(),
    addedUnitPrice: count(),
    addedCurrency: name(),
    added: moment(),
  },
  [tables.cartAliases]: { alias: unique(), cart: name(), lineId: name() },
  [tables.savedConfigurations]: {
    configuration: unique(),
    customer: name(),
    code: name(),
    name: name(),
    saved: moment(),
  },
  [tables.payments]: {
    attempt: unique(),
    intent: unique(),
    secret: name(),
    draft: text(),
    amount: count(),
    currency: name(),
    state: name(),
    order: unique(),
    refund: name(),
    attempts: count(),
    due: moment(),
    since: moment(),
    problem: text(),
  },
  [tables.webhookEvents]: { event: unique(), type: name(), intent: name(), received: moment() },
  [tables.endedSessions]: { token: unique(), ended: moment() },
  [tables.sessions]: {
    session: unique(),
    customer: name(),
    device: name(),
    started: moment(),
    seen: moment(),
  },
  [tables.secondFactors]: {
    staff: unique(),
    factor: name(),
    secret: text(),
    step: count(),
    since: moment(),
  },
  [tables.recoveryCodes]: { code: unique(), staff: name() },
  [tables.challenges]: {
    challenge: unique(),
    staff: name(),
    purpose: name(),
    secret: text(),
    attempts: count(),
    expires: moment(),
  },
  [tables.stripeCustomers]: { customer: unique(), stripeCustomer: name() },
  [tables.orderedLines]: { line: unique(), ordered: moment() },
  [tables.fakeStripe]: { object: unique(), kind: name(), body: text() },
  [tables.importedRows]: { partNumber: unique(), fingerprint: name() },
  [tables.dirtyEntries]: {
    owner: unique(),
    changeId: name(),
    attempts: count(),
    due: moment(),
    problem: text(),
  },
  [tables.searchDocuments]: { document: unique(), owner: name(), version: count(), body: text() },
  [tables.searchState]: { name: unique(), value: text(), token: name(), until: moment() },
  [tables.dailyCounts]: { bucket: unique(), kind: name(), day: count(), name: name(), count: count() },
  [tables.pdfTexts]: { checksum: unique(), pages: text() },
  [tables.vatNumbers]: { number: unique(), valid: count(), checked: moment() },
};

// Adds the tables that are not content: they are neither shown in the admin nor available in the API.
export function installTables(strapi: Core.Strapi): void {
  for (const [tableName, attributes] of Object.entries(columns)) {
    strapi.get('models').add({
      uid: `fieldshop::${tableName}`,
      singularName: tableName,
      tableName,
      attributes: { id: { type: 'increments' }, ...attributes },
      indexes: indexes[tableName] ?? [],
    });
  }
}
