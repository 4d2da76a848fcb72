import { queryOptions } from '@tanstack/react-query';
import { readDocuments } from '#src/documents/current.ts';

/** Every document there is. Not in `queries.ts`, which is part of the first script. */
export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => readDocuments(signal),
});
