import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { parseCart } from '#src/contract/cart.ts';
import { keepConfirmed } from '#src/outbox/confirmed.ts';
import { alone } from '#src/outbox/locks.ts';
import { ownRequest } from '#src/outbox/own-request.ts';
import { readSession } from '#src/outbox/session.ts';

const lifetimeMs = 30_000;

/** The cart as the server has it. While it is asked no change is on its way, so the answer is never an older one. */
export const cartQuery = (subject: string | null) =>
  queryOptions({
    queryKey: ['mine', 'cart', subject],
    queryFn: ({ signal }) => alone(() => readCart(subject, signal)),
    // One person's: kept beside the outbox, not with the public answers.
    persister: undefined,
    staleTime: lifetimeMs,
    retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < 3,
  });

async function readCart(subject: string | null, signal: AbortSignal) {
  const cart = await ownRequest('/shopping-cart/cart', async () => parseCart, { signal });
  const session = await readSession().catch(() => undefined);
  // Somebody signed in or out meanwhile.
  if ((session?.subject ?? null) === subject)
    await keepConfirmed(subject, { held: { of: 'cart', cart } }).catch(() => undefined);
  return cart;
}
