import { randomBytes, randomInt } from 'node:crypto';

export type FormReceipt = { documentId: string; reference: string; rmaNumber?: string; statusPath?: string };

/** The response to spam. It looks like any other response, but nothing was stored. */
export function fakeReceipt(prefix: string, now = new Date()): FormReceipt {
  const reference = `${prefix}-${now.getUTCFullYear()}-${String(randomInt(1, 9999)).padStart(6, '0')}`;
  return { documentId: randomBytes(12).toString('hex'), reference };
}
