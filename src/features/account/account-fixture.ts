import { parseAccount, type Account } from '#src/contract/account.ts';

/** A customer's account for tests. */
export const anAccount = (more: object = {}): Account =>
  parseAccount({ id: 1, documentId: 'a1', email: 'ada@example.test', confirmed: true, ...more });
