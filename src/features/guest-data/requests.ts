import { Unreachable } from '#src/api/errors.ts';
import { request } from '#src/api/request.ts';
import { parseDeleted, parseExport, parseSent } from '#src/contract/guest-data.ts';
import { requestPassByProofOfWork } from '#src/outbox/human-check.ts';
import { sendRequest } from '#src/outbox/send-request.ts';

/** Requests the link. The response does not say whether any data is stored. */
export async function requestLink(email: string): Promise<void> {
  const key = crypto.randomUUID();
  const check = await requestPassByProofOfWork(key, sendRequest);
  if (!('pass' in check)) throw new Unreachable('The human check failed');
  await request('/api/guest-data/requests', async () => parseSent, {
    method: 'POST',
    body: { data: { email } },
    headers: { 'Idempotency-Key': key, 'Captcha-Pass': check.pass },
  });
}

export const exportGuestData = (code: string) =>
  request('/api/guest-data/export', async () => parseExport, { method: 'POST', body: { data: { code } } });

/** `key` is the same for every attempt. */
export const eraseGuestData = (code: string, key: string) =>
  request('/api/guest-data/erasure', async () => parseDeleted, {
    method: 'POST',
    body: { data: { code } },
    headers: { 'Idempotency-Key': key },
  });
