import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { partNumberQuery, partNumbersQuery } from '#src/features/product/part-numbers-query.ts';
import { UnknownPartNumberView } from '#src/features/product/unknown-part-number-view.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

/** `/p/{partNumber}` in any spelling, including slashes. Short enough for a nameplate. */
export async function load(
  client: QueryClient,
  { params: { '*': partNumber = '' } }: { params: { '*'?: string } },
) {
  const { product } = await client.fetchQuery(partNumberQuery(partNumber));
  // Otherwise, ten thousand part numbers would be embedded in a page that needs five.
  if (import.meta.env.SSR) client.removeQueries({ queryKey: partNumbersQuery.queryKey });
  return product ? { redirect: `/products/${product.url}` } : undefined;
}

export function Route() {
  const { '*': partNumber = '' } = useParams();
  const result = useQuery(partNumberQuery(partNumber));
  return (
    <PageAsync query={result}>
      {({ product, near }) =>
        product ? (
          <Navigate to={`/products/${product.url}`} replace />
        ) : (
          <UnknownPartNumberView partNumber={partNumber} near={near} />
        )
      }
    </PageAsync>
  );
}
