import type { Core } from '@strapi/strapi';

type Column = { type: string; column?: { unique: boolean } };
type Index = { name: string; columns: string[] };

// Strapi writes into these objects, so each column has its own.
const text = (): Column => ({ type: 'text' });
const name = (): Column => ({ type: 'string' });
const unique = (): Column => ({ type: 'string', column: { unique: true } });
const count = (): Column => ({ type: 'integer' });
// Milliseconds since 1970: the same number in SQLite and Postgres, and compared as one.
const moment = (): Column => ({ type: 'float' });

export const tables = {
  /** One row for each write: who works on it, and its final answer. */
  claims: 'fieldshop_claims',
  /** The last reference number given out, by series and year. */
  counters: 'fieldshop_counters',
  /** Proofs of work that were used, and the passes given for them. */
  passes: 'fieldshop_passes',
  /** How often an address or e-mail address has sent a form in the running hour. */
  limits: 'fieldshop_limits',
  /** Files on their way to a form, and those that belong to one. */
  attachments: 'fieldshop_attachments',
  /** Mail that is to be sent, or was. */
  mails: 'fieldshop_mails',
  /** One for each customer or guest who put something in. */
  carts: 'fieldshop_carts',
  cartLines: 'fieldshop_cart_lines',
  /** Identities that lines had before they were merged with others. */
  cartAliases: 'fieldshop_cart_aliases',
  /** Ordering codes that customers keep in their accounts. */
  savedConfigurations: 'fieldshop_saved_configurations',
  /** What the service of the EU said of VAT numbers. */
  vatNumbers: 'fieldshop_vat_numbers',
  /** Payments by card: what they are for, and how far each is. */
  payments: 'fieldshop_payments',
  /** What Stripe has told, once each. */
  webhookEvents: 'fieldshop_webhook_events',
  /** Lines of carts that became an order, and when. */
  orderedLines: 'fieldshop_ordered_lines',
  /** Tokens whose owner has signed out. */
  endedSessions: 'fieldshop_ended_sessions',
  /** What the stand-in for Stripe remembers. */
  standIn: 'fieldshop_stand_in',
  /** What the last import said of each part, so that a line that says the same is passed over. */
  importedRows: 'fieldshop_imported_rows',
  /** Accounts with saved cards. */
  cardHolders: 'fieldshop_card_holders',
  /** Content that changed and is not in the search index yet. */
  searchMarks: 'fieldshop_search_marks',
  /** What is found by the search, with the number of the change that made it so; without a body it is gone. */
  searchDocuments: 'fieldshop_search_documents',
  /** What the search remembers beside: its identity, and how far Meilisearch is. */
  searchState: 'fieldshop_search_state',
  /** The text of every page of a PDF, by the checksum of the file. */
  pdfTexts: 'fieldshop_pdf_texts',
};

// Read by these columns with every look at a cart.
const indexes: Record<string, Index[]> = {
  [tables.cartLines]: [{ name: 'fieldshop_cart_lines_cart', columns: ['cart'] }],
  [tables.payments]: [{ name: 'fieldshop_payments_due', columns: ['due'] }],
  [tables.cartAliases]: [{ name: 'fieldshop_cart_aliases_cart', columns: ['cart'] }],
  [tables.savedConfigurations]: [{ name: 'fieldshop_saved_configurations_customer', columns: ['customer'] }],
  [tables.searchMarks]: [{ name: 'fieldshop_search_marks_due', columns: ['due'] }],
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
    media: name(),
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
  },
  [tables.carts]: { cart: unique(), holder: unique(), changed: moment() },
  [tables.cartLines]: {
    line: unique(),
    cart: name(),
    name: name(),
    partNumber: name(),
    quantity: count(),
    costCentre: name(),
    reference: name(),
    configuration: text(),
    addedUnitPrice: count(),
    added: moment(),
  },
  [tables.cartAliases]: { alias: unique(), cart: name(), name: name() },
  [tables.savedConfigurations]: {
    kept: unique(),
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
  [tables.cardHolders]: { customer: unique(), holder: name() },
  [tables.orderedLines]: { line: unique(), at: moment() },
  [tables.standIn]: { object: unique(), kind: name(), body: text() },
  [tables.importedRows]: { partNumber: unique(), fingerprint: name() },
  [tables.searchMarks]: {
    owner: unique(),
    marked: name(),
    attempts: count(),
    due: moment(),
    problem: text(),
  },
  [tables.searchDocuments]: { document: unique(), owner: name(), version: count(), body: text() },
  [tables.searchState]: { name: unique(), value: text(), token: name(), until: moment() },
  [tables.pdfTexts]: { checksum: unique(), pages: text() },
  [tables.vatNumbers]: { number: unique(), valid: count(), checked: moment() },
};

// Tables that are no content: the admin does not show them and no address reads them.
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
