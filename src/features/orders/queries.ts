import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { ApiError } from '#src/api/errors.ts';
import { retryRead } from '#src/api/retry-read.ts';
import { parseOrder, parseOrderList } from '#src/contract/order.ts';
import { requestAsUser } from '#src/api/request-as-user.ts';

const minute = 60_000;
const pageSize = 20;

export const ordersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['mine', 'orders', search, page],
    queryFn: ({ signal }) =>
      requestAsUser(
        apiUrl('/shopping-cart/orders', { ...(search === '' ? {} : { search }), page, pageSize }),
        async () => parseOrderList,
        { signal },
      ),
    persister: undefined,
    staleTime: minute,
    placeholderData: keepPreviousData,
    retry: retryRead,
  });

/** For the owner, and anyone with the signed link; null for others. */
export const orderQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ['mine', 'order', id, token],
    queryFn: ({ signal }) => readOrder(id, token, signal),
    persister: undefined,
    staleTime: minute,
    retry: retryRead,
  });

async function readOrder(id: string, token: string, signal: AbortSignal) {
  try {
    return await requestAsUser(orderUrl(id, token), async () => parseOrder, { signal });
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}

const orderUrl = (id: string, token: string, action = '') =>
  apiUrl(`/shopping-cart/orders/${encodeURIComponent(id)}${action}`, token === '' ? {} : { token });

/** Allowed until production starts. */
export const cancelOrder = (id: string, token: string, key: string) =>
  requestAsUser(orderUrl(id, token, '/cancel'), async () => parseOrder, { method: 'POST', body: {}, key });

/** Consumers may withdraw until some days after delivery. Without part numbers, they withdraw from the whole order. */
// oxlint-disable-next-line max-params -- Order, token, part numbers and key.
export const withdrawFromOrder = (id: string, token: string, partNumbers: string[], key: string) =>
  requestAsUser(orderUrl(id, token, '/withdraw'), async () => parseOrder, {
    method: 'POST',
    body: { data: { partNumbers } },
    key,
  });
