import { useQuery, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ProductSummary } from '#src/contract/product.ts';
import { productsQuery } from '#src/features/catalogue/queries.ts';
import { productsInText } from '#src/features/product/part-numbers-in-text.ts';
import { ownPath, readShared, wholeText, type Shared } from '#src/features/share/shared.ts';
import { SharedView } from '#src/features/share/shared-view.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';

/** Where other apps share texts to, once the site is installed. */
export async function load(client: QueryClient, { search }: { search: URLSearchParams }) {
  const [product, ...others] = mentioned(await client.fetchQuery(productsQuery), readShared(search));
  return product && others.length === 0 ? { redirect: `/products/${product.url}` } : undefined;
}

export function Route() {
  const [search] = useSearchParams();
  const origin = use(SiteOriginContext);
  const shared = readShared(search);
  const path = ownPath(shared, origin);
  const products = useQuery(productsQuery);
  if (path) return <SharedView shared={shared} leadsTo={path} />;
  return (
    <PageAsync query={products}>
      {(all) => {
        const found = mentioned(all, shared);
        const [product] = found;
        if (product && found.length === 1) return <Navigate to={`/products/${product.url}`} replace />;
        return (
          <SharedView shared={shared}>
            {found.map((one) => (
              <ProductCard key={one.documentId} product={one} />
            ))}
          </SharedView>
        );
      }}
    </PageAsync>
  );
}

const mentioned = (products: ProductSummary[], shared: Shared) => productsInText(wholeText(shared), products);
