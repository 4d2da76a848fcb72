import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { parseCart } from '#src/contract/cart.ts';
import { storeConfirmed } from '#src/outbox/confirmed.ts';
import { withOutboxLock } from '#src/outbox/locks.ts';
import { requestAsUser } from '#src/outbox/request-as-user.ts';
import { readSession } from '#src/outbox/session.ts';

const lifetimeMs = 30_000;

/** The cart as the server has it. While it is asked no change is on its way, so the answer is never an older one. */
export const cartQuery = (subject: string | null) =>
  queryOptions({
    queryKey: ['mine', 'cart', subject],
    queryFn: ({ signal }) => withOutboxLock(() => readCart(subject, signal)),
    // One person's: kept beside the outbox, not with the public answers.
    persister: undefined,
    staleTime: lifetimeMs,
    retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < 3,
  });

async function readCart(subject: string | null, signal: AbortSignal) {
  const cart = await requestAsUser('/shopping-cart/cart', async () => parseCart, { signal });
  const session = await readSession().catch(() => undefined);
  // Somebody signed in or out meanwhile.
  if ((session?.subject ?? null) === subject)
    await storeConfirmed(subject, { serverState: { of: 'cart', cart } }).catch(() => undefined);
  return cart;
}
