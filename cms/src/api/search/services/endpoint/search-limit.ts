import { LRUCache } from 'lru-cache';
import { environment } from '../../../../platform/config/environment';
import { SearchFailure } from './failure';

const counts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: 60_000 });

/** Limits searches per IP address and minute. Counted in memory, because a search must not write to the database. */
export function countSearch(ip: string, most = environment().SEARCHES_PER_MINUTE): void {
  const current = counts.get(ip) ?? { count: 0 };
  current.count += 1;
  if (current.count === 1) counts.set(ip, current);
  if (current.count > most)
    throw new SearchFailure(
      429,
      'too_many_search_requests',
      'Too many search requests. Try again in a minute.',
    );
}
