import { Unreachable } from '#src/api/errors.ts';
import { requestAsUser } from '#src/api/request-as-user.ts';
import { parseReceived } from '#src/contract/order.ts';
import { requestPassByProofOfWork } from '#src/outbox/human-check.ts';
import { sendRequest } from '#src/outbox/send-request.ts';

interface Statement {
  name: string;
  number: string;
  email: string;
  /** Empty for the whole order. */
  partNumbers: string[];
}

/**
 * Sends the statement at once. It is not queued in the outbox, because its date of receipt matters. The response does
 * not say whether there is such an order.
 *
 * @throws {Unreachable} without a connection
 */
export async function sendWithdrawal(data: Statement, key: string): Promise<void> {
  const check = await requestPassByProofOfWork(key, sendRequest);
  if (!('pass' in check)) throw new Unreachable('The human check failed');
  await requestAsUser('/shopping-cart/withdrawals', async () => parseReceived, {
    method: 'POST',
    body: { data },
    key,
    headers: { 'Captcha-Pass': check.pass },
  });
}
