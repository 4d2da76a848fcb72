import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { requestAsUser } from '#src/api/request-as-user.ts';
import { request } from '#src/api/request.ts';
import { retryRead } from '#src/api/retry-read.ts';

const contract = () => import('#src/contract/instrument.ts');

const minute = 60_000;

/** Null if no instrument has this serial number. */
export const instrumentQuery = (serialNumber: string) =>
  queryOptions({
    queryKey: ['instrument', serialNumber],
    queryFn: ({ signal }) => readInstrument(serialNumber, signal),
    enabled: serialNumber !== '',
    // The result is stored on the device only if the visitor saves it.
    persister: undefined,
    staleTime: minute,
    // Attempts are limited, so a failed one is not repeated.
    retry: false,
  });

/** The instruments that were delivered with orders of the account. */
export const ownInstrumentsQuery = queryOptions({
  queryKey: ['mine', 'instruments'],
  queryFn: ({ signal }) =>
    requestAsUser('/api/users/me/instruments', async () => (await contract()).parseOwnInstruments, {
      signal,
    }),
  retry: retryRead,
});

async function readInstrument(serialNumber: string, signal: AbortSignal) {
  const parser = async () => (await contract()).parseInstrument;
  try {
    return await request(`/api/certificates/${encodeURIComponent(serialNumber)}`, parser, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
