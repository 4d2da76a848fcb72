import type { Core } from '@strapi/strapi';

type Column = { type: string; column?: { unique: boolean } };
type Index = { name: string; columns: string[] };

// Strapi writes into these objects, so each column has its own.
const text = (): Column => ({ type: 'text' });
const name = (): Column => ({ type: 'string' });
const unique = (): Column => ({ type: 'string', column: { unique: true } });
const count = (): Column => ({ type: 'integer' });
// Milliseconds since 1970, so that SQLite and Postgres store and compare the same number.
const moment = (): Column => ({ type: 'float' });

export const tables = {
  /** One row per idempotent write: the process that handles it, and its final response. */
  claims: 'fieldshop_claims',
  /** The last assigned reference number, by series and year. */
  counters: 'fieldshop_counters',
  /** Used proofs of work, and the passes issued for them. */
  passes: 'fieldshop_passes',
  /** Number of requests per IP address or e-mail in the current hour. */
  limits: 'fieldshop_limits',
  /** Files that are being uploaded for a form, and files of submitted forms. */
  attachments: 'fieldshop_attachments',
  /** E-mails, pending and sent. */
  mails: 'fieldshop_mails',
  /** Carts of customers and guests. */
  carts: 'fieldshop_carts',
  cartLines: 'fieldshop_cart_lines',
  /** Ids of lines before they were merged into others. */
  cartAliases: 'fieldshop_cart_aliases',
  /** Configurations saved in customer accounts. */
  savedConfigurations: 'fieldshop_saved_configurations',
  /** Results of the EU VAT number service (VIES). */
  vatNumbers: 'fieldshop_vat_numbers',
  /** Card payments, with their order drafts and states. */
  payments: 'fieldshop_payments',
  /** Processed Stripe events, to ignore duplicates. */
  webhookEvents: 'fieldshop_webhook_events',
  /** Cart lines that have been ordered, and when. */
  orderedLines: 'fieldshop_ordered_lines',
  /** Tokens revoked by signing out. */
  endedSessions: 'fieldshop_ended_sessions',
  /** Where customers are signed in. */
  sessions: 'fieldshop_sessions',
  /** Objects of the fake Stripe. */
  fakeStripe: 'fieldshop_fake_stripe',
  /** Fingerprints of imported lines, so that unchanged lines are skipped. */
  importedRows: 'fieldshop_imported_rows',
  /** Stripe customers of accounts with saved cards. */
  stripeCustomers: 'fieldshop_stripe_customers',
  /** Changed content that has not been indexed yet. */
  dirtyEntries: 'fieldshop_dirty_entries',
  /** Search documents, with the version of their last change. A deleted document has no body. */
  searchDocuments: 'fieldshop_search_documents',
  /** State of the search: the id of the index, and the last version sent to Meilisearch. */
  searchState: 'fieldshop_search_state',
  /** How often something happened per day, such as a search without result. No personal data. */
  dailyCounts: 'fieldshop_daily_counts',
  /** Text of every PDF page, by the checksum of the file. */
  pdfTexts: 'fieldshop_pdf_texts',
};

// Every read of a cart filters by these columns.
const indexes: Record<string, Index[]> = {
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

// Tables that are not content: they are neither shown in the admin nor available in the API.
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
