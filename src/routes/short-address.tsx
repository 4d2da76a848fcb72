import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { findByPartNumber, nearPartNumbers } from '#src/format/part-number.ts';
import { partNumbersQuery } from '#src/features/product/queries.ts';
import { UnknownPartNumberView } from '#src/features/product/unknown-part-number-view.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

/** `/p/{partNumber}` in any spelling, slashes too: short enough for a nameplate. */
export async function load(
  client: QueryClient,
  { params: { '*': partNumber = '' } }: { params: { '*'?: string } },
) {
  const product = findByPartNumber(await client.fetchQuery(partNumbersQuery), decode(partNumber));
  return product ? { redirect: `/products/${product.url}` } : undefined;
}

export function Route() {
  const { '*': partNumber = '' } = useParams();
  const products = useQuery(partNumbersQuery);
  return (
    <PageAsync query={products}>
      {(all) => {
        const product = findByPartNumber(all, partNumber);
        if (product) return <Navigate to={`/products/${product.url}`} replace />;
        return <UnknownPartNumberView partNumber={partNumber} near={nearPartNumbers(all, partNumber)} />;
      }}
    </PageAsync>
  );
}

/** As the router decodes what the page reads: a stray % stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
