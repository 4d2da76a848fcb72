import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { retryRead } from '#src/api/retry-read.ts';
import { request } from '#src/api/request.ts';

const contract = () => import('#src/contract/service-request.ts');

const minute = 60_000;

/** For anyone with the signed link; null if the link is invalid. */
export const serviceRequestQuery = (token: string) =>
  queryOptions({
    queryKey: ['service-request', token],
    queryFn: ({ signal }) => readRequest(token, signal),
    staleTime: minute,
    retry: retryRead,
  });

async function readRequest(token: string, signal: AbortSignal) {
  const parser = async () => (await contract()).parseServiceRequest;
  try {
    return await request(`/api/service-requests/${encodeURIComponent(token)}`, parser, { signal });
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
