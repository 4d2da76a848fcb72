import { environment } from '../../../../platform/config/environment';
import { SearchFailure } from './failure';

type Count = { since: number; count: number };

const minute = 60_000;
const counts = new Map<string, Count>();

/** Searches per IP address and minute. Counted in memory, because a search must not write to the database. */
export function countSearch(
  address: string,
  most = environment().SEARCHES_PER_MINUTE,
  now = Date.now(),
): void {
  const known = counts.get(address);
  if (!known || known.since <= now - minute) {
    if (counts.size > 10_000) counts.clear();
    counts.set(address, { since: now, count: 1 });
    return;
  }
  known.count += 1;
  if (known.count > most)
    throw new SearchFailure(
      429,
      'too_many_search_requests',
      'Too many search requests. Please try again in a minute.',
    );
}
