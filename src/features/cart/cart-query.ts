import { queryOptions } from '@tanstack/react-query';
import { retryRead } from '#src/api/retry-read.ts';
import { parseCart } from '#src/contract/cart.ts';
import { storeConfirmed } from '#src/outbox/confirmed.ts';
import { withOutboxLock } from '#src/outbox/locks.ts';
import { requestAsUser } from '#src/api/request-as-user.ts';
import { readSubject } from '#src/outbox/session.ts';

const lifetimeMs = 30_000;

/**
 * Reads the cart from the server. No change is being sent at the same time, so the response is never
 * outdated.
 */
export const cartQuery = (subject: string | null) =>
  queryOptions({
    queryKey: ['mine', 'cart', subject],
    queryFn: ({ signal }) => withOutboxLock(() => readCart(subject, signal)),
    // Personal data: stored next to the outbox, not with the public responses.
    persister: undefined,
    staleTime: lifetimeMs,
    retry: retryRead,
  });

async function readCart(subject: string | null, signal: AbortSignal) {
  const cart = await requestAsUser('/shopping-cart/cart', async () => parseCart, { signal });
  // Unless someone has signed in or out in the meantime.
  if ((await readSubject()) === subject)
    await storeConfirmed(subject, { serverState: { of: 'cart', cart } }).catch(() => undefined);
  return cart;
}
