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
  /** E-mails: pending, sent, and rejected by the mail server. */
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
  /** Second factors of staff; the secrets are encrypted. */
  secondFactors: 'fieldshop_second_factors',
  /** Hashes of the recovery codes that have not been used. */
  recoveryCodes: 'fieldshop_recovery_codes',
  /** Sign-ins of staff that wait for a code. */
  challenges: 'fieldshop_challenges',
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
