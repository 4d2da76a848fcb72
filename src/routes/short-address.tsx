import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import type { ProductSummary } from '#src/contract/product.ts';
import { normalizePartNumber } from '#src/features/product/part-number.ts';
import { partNumbersQuery } from '#src/features/product/queries.ts';
import { NotFoundView } from '#src/ui/not-found-view.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

/** `/p/{partNumber}` in any spelling: short enough for a nameplate. */
export async function load(
  client: QueryClient,
  { params: { partNumber = '' } }: { params: { partNumber?: string } },
) {
  const product = findProduct(await client.fetchQuery(partNumbersQuery), partNumber);
  return product ? { redirect: `/products/${product.url}` } : undefined;
}

export function Route() {
  const { partNumber = '' } = useParams();
  const products = useQuery(partNumbersQuery);
  return (
    <PageAsync query={products}>
      {(all) => {
        const product = findProduct(all, partNumber);
        return product ? <Navigate to={`/products/${product.url}`} replace /> : <NotFoundView />;
      }}
    </PageAsync>
  );
}

function findProduct(products: ProductSummary[], partNumber: string) {
  const wanted = normalizePartNumber(partNumber);
  return products.find((product) => normalizePartNumber(product.partNumber) === wanted);
}
