import { queryOptions } from '@tanstack/react-query';
import { readDocuments } from '#src/documents/current.ts';

/** All documents. Not in `queries.ts`, which is part of the first script. */
export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => readDocuments(signal),
});
