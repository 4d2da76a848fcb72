import { queryOptions } from '@tanstack/react-query';
import { retryRead } from '#src/api/retry-read.ts';
import { parseAccountConfigurations } from '#src/contract/saved-configuration.ts';
import { storeConfirmed } from '#src/outbox/confirmed.ts';
import { withOutboxLock } from '#src/outbox/locks.ts';
import { requestAsUser } from '#src/api/request-as-user.ts';
import { readSubject } from '#src/outbox/session.ts';

const staleTimeMs = 30_000;

/**
 * Reads the account's saved configurations. While it holds the outbox lock, no change is sent, so the response is never
 * outdated.
 */
export const accountConfigurationsQuery = (subject: string) =>
  queryOptions({
    queryKey: ['mine', 'configurations', subject],
    queryFn: ({ signal }) => withOutboxLock(() => readAccount(subject, signal)),
    // Personal data: stored next to the outbox, not with the public responses.
    persister: undefined,
    staleTime: staleTimeMs,
    retry: retryRead,
  });

async function readAccount(subject: string, signal: AbortSignal) {
  const parserOf = async () => parseAccountConfigurations;
  const configurations = await requestAsUser('/api/users/me/saved-configurations', parserOf, { signal });
  // Unless someone has signed in or out in the meantime.
  if ((await readSubject()) === subject)
    await storeConfirmed(subject, { serverState: { of: 'configurations', configurations } }).catch(
      () => undefined,
    );
  return configurations;
}
