import { randomBytes, randomInt } from 'node:crypto';

export type Received = { documentId: string; reference: string; rmaNumber?: string; statusPath?: string };

// Looks like every other answer; behind it nothing was kept.
export function pretended(prefix: string, now = new Date()): Received {
  const reference = `${prefix}-${now.getUTCFullYear()}-${String(randomInt(1, 9999)).padStart(6, '0')}`;
  return { documentId: randomBytes(12).toString('hex'), reference };
}
