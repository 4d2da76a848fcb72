import { onlineManager, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { request } from '#src/api/request.ts';
import type { SearchHit } from '#src/contract/search.ts';
import type { Availability } from '#src/contract/availability.ts';
import { shipDelay } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';

/**
 * Stock or lead time of the products among these results, by part number. Empty while offline, because only current
 * figures are shown.
 */
export function useAvailability(hits: SearchHit[]): Map<string, string> {
  const { data = [] } = useQuery({
    ...availabilityQuery(hits),
    enabled: hits.some(isAvailable) && onlineManager.isOnline(),
    placeholderData: (before) => before,
  });
  return new Map(data.map((product) => [product.partNumber, availabilityText(product)]));
}

const contract = () => import('#src/contract/availability.ts');

/** So that the server's HTML has it. Without it, the results are still complete. */
export async function loadAvailability(client: QueryClient, hits: SearchHit[]): Promise<void> {
  if (hits.some(isAvailable)) await client.prefetchQuery(availabilityQuery(hits));
}

const isAvailable = ({ kind, lifecycle }: SearchHit) => kind === 'product' && lifecycle !== 'obsolete';

/** Not stored on the device, because it would be outdated there. */
function availabilityQuery(hits: SearchHit[]) {
  const partNumbers = hits.filter(isAvailable).map(({ partNumber }) => partNumber);
  return queryOptions({
    queryKey: ['search', 'availability', partNumbers],
    queryFn: ({ signal }) =>
      request(availabilityUrl(partNumbers), async () => (await contract()).parseAvailability, { signal }),
    persister: undefined,
    retry: false,
  });
}

const availabilityUrl = (partNumbers: string[]) =>
  apiUrl('/api/products', {
    filters: { partNumber: { $in: partNumbers } },
    fields: 'partNumber,stock,leadTimeDays',
    pagination: { pageSize: partNumbers.length },
  });

const availabilityText = ({ stock, leadTimeDays }: Availability): string =>
  stock > 0 ? m.search.inStock({ stock }) : shipDelay(leadTimeDays);
