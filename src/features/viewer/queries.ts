import { queryOptions } from '@tanstack/react-query';
import { readDocument } from '#src/documents/current.ts';

/** Null if no document has this URL. */
export const documentQuery = (url: string) =>
  queryOptions({
    queryKey: ['document', url],
    queryFn: async ({ signal }) => (await readDocument(url, signal)) ?? null,
  });
