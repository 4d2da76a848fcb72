import { onlineManager, queryOptions, useQuery } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { request } from '#src/api/request.ts';
import type { SearchHit } from '#src/contract/search.ts';
import type { Availability } from '#src/contract/availability.ts';
import { shipDelay } from '#src/format/ship-date.ts';

/**
 * Stock or lead time of the products among these results, by part number. Empty while offline, because only current
 * figures are shown.
 */
export function useAvailability(hits: SearchHit[]): Map<string, string> {
  const partNumbers = hits
    .filter(({ kind, lifecycle }) => kind === 'product' && lifecycle !== 'obsolete')
    .map(({ partNumber }) => partNumber);
  const { data = [] } = useQuery({
    ...availabilityQuery(partNumbers),
    enabled: partNumbers.length > 0 && onlineManager.isOnline(),
    placeholderData: (before) => before,
  });
  return new Map(data.map((product) => [product.partNumber, availabilityText(product)]));
}

const contract = () => import('#src/contract/availability.ts');

/** Not stored on the device, because it would be outdated there. */
const availabilityQuery = (partNumbers: string[]) =>
  queryOptions({
    queryKey: ['search', 'availability', partNumbers],
    queryFn: ({ signal }) =>
      request(availabilityUrl(partNumbers), async () => (await contract()).parseAvailability, { signal }),
    persister: undefined,
    retry: false,
  });

const availabilityUrl = (partNumbers: string[]) =>
  apiUrl('/api/products', {
    filters: { partNumber: { $in: partNumbers } },
    fields: 'partNumber,stock,leadTimeDays',
    pagination: { pageSize: partNumbers.length },
  });

const availabilityText = ({ stock, leadTimeDays }: Availability): string =>
  stock > 0 ? `${stock} in stock` : shipDelay(leadTimeDays);
