import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { partNumberQuery, partNumbersQuery } from '#src/features/product/part-numbers-query.ts';
import { UnknownPartNumberView } from '#src/features/product/unknown-part-number-view.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

/** `/p/{partNumber}` in any spelling, slashes too: short enough for a nameplate. */
export async function load(
  client: QueryClient,
  { params: { '*': partNumber = '' } }: { params: { '*'?: string } },
) {
  const { product } = await client.fetchQuery(partNumberQuery(partNumber));
  // Ten thousand part numbers do not travel with a page that needs five.
  if (import.meta.env.SSR) client.removeQueries({ queryKey: partNumbersQuery.queryKey });
  return product ? { redirect: `/products/${product.url}` } : undefined;
}

export function Route() {
  const { '*': partNumber = '' } = useParams();
  const found = useQuery(partNumberQuery(partNumber));
  return (
    <PageAsync query={found}>
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
