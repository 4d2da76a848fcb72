import { queryOptions } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { ApiError } from '#src/api/errors.ts';
import { retryRead } from '#src/api/retry-read.ts';
import { request } from '#src/api/request.ts';
import { parseQuote } from '#src/contract/quote.ts';

const minute = 60_000;

/** Anyone with the signed link sees the quote; it is saved on the device. Null if the link is invalid. */
export const quoteQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ['quote', id, token],
    queryFn: ({ signal }) => readQuote(id, token, signal),
    staleTime: minute,
    retry: retryRead,
  });

async function readQuote(id: string, token: string, signal: AbortSignal) {
  try {
    const path = apiUrl(`/shopping-cart/quotes/${encodeURIComponent(id)}`, { token });
    return await request(path, async () => parseQuote, { signal });
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

export const quotePath = (id: string, token: string) => `/quotes/${id}?token=${encodeURIComponent(token)}`;
