import { useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { namedInTextQuery, partNumbersQuery } from '#src/features/product/part-numbers-query.ts';
import { productQuery } from '#src/features/product/queries.ts';
import { ownPath, readShared, wholeText } from '#src/features/share/shared.ts';
import { SharedView } from '#src/features/share/shared-view.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';

/** The text may contain any number of part numbers. */
const maxProducts = 20;

/** The share target of the installed app. */
export async function load(client: QueryClient, { search }: { search: URLSearchParams }) {
  const urls = await client.fetchQuery(namedInTextQuery(wholeText(readShared(search))));
  if (import.meta.env.SSR) client.removeQueries({ queryKey: partNumbersQuery.queryKey });
  const [url, ...others] = urls.slice(0, maxProducts);
  if (url !== undefined && others.length === 0) return { redirect: `/products/${url}` };
  await Promise.all(urls.slice(0, maxProducts).map((one) => client.fetchQuery(productQuery(one))));
  return undefined;
}

export function Route() {
  const [search] = useSearchParams();
  const origin = use(SiteOriginContext);
  const shared = readShared(search);
  const path = ownPath(shared, origin);
  const named = useQuery(namedInTextQuery(wholeText(shared)));
  if (path) return <SharedView shared={shared} target={path} />;
  return (
    <PageAsync query={named}>
      {(urls) => {
        const [url] = urls;
        if (url !== undefined && urls.length === 1) return <Navigate to={`/products/${url}`} replace />;
        const shown = urls.slice(0, maxProducts);
        return (
          <SharedView shared={shared} count={shown.length}>
            <NamedProducts urls={shown} />
          </SharedView>
        );
      }}
    </PageAsync>
  );
}

function NamedProducts({ urls }: { urls: string[] }) {
  const products = useQueries({ queries: urls.map((url) => productQuery(url)) });
  return products.map(({ data }) => data && <ProductCard key={data.documentId} product={data} />);
}
