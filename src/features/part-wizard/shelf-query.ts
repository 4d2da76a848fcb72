import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { parseAccountConfigurations } from '#src/contract/saved-configuration.ts';
import { storeConfirmed } from '#src/outbox/confirmed.ts';
import { withOutboxLock } from '#src/outbox/locks.ts';
import { requestAsUser } from '#src/outbox/request-as-user.ts';
import { readSession } from '#src/outbox/session.ts';

const lifetimeMs = 30_000;

/** What the account keeps. While it is asked no change is on its way, so the answer is never an older one. */
export const shelfQuery = (subject: string) =>
  queryOptions({
    queryKey: ['mine', 'configurations', subject],
    queryFn: ({ signal }) => withOutboxLock(() => readAccount(subject, signal)),
    // One person's: kept beside the outbox, not with the public answers.
    persister: undefined,
    staleTime: lifetimeMs,
    retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < 3,
  });

async function readAccount(subject: string, signal: AbortSignal) {
  const parserOf = async () => parseAccountConfigurations;
  const configurations = await requestAsUser('/api/users/me/saved-configurations', parserOf, { signal });
  const session = await readSession().catch(() => undefined);
  // Somebody signed in or out meanwhile.
  if (session?.subject === subject)
    await storeConfirmed(subject, { serverState: { of: 'configurations', configurations } }).catch(
      () => undefined,
    );
  return configurations;
}
