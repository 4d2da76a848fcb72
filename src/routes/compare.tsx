import { useQueries, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '#src/contract/product.ts';
import { CompareView } from '#src/features/compare/compare-view.tsx';
import { parseCompared } from '#src/features/compare/compared.ts';
import { productQuery } from '#src/features/product/queries.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Async, type Loadable } from '#src/ui/async.tsx';
import { fromFields, searchNow } from '#src/ui/url-fields.ts';
import { UnitsContext } from '#src/ui/units-context.ts';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';

export async function load(client: QueryClient, { search }: { search: URLSearchParams }) {
  await Promise.all(parseCompared(search).map((url) => client.fetchQuery(productQuery(url))));
}

export function Route() {
  const [search] = useSearchParams();
  const urls = parseCompared(search);
  const products = useQueries({ queries: urls.map((url) => productQuery(url)), combine: combineResults });
  return (
    <Container>
      <Head title={m.routes.compareTitle} description={m.routes.compareIntro} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.products, url: '/products' },
          { label: m.routes.compare, url: '/compare' },
        ]}
      />
      <PageHead title={m.routes.compareTitle} />
      <Async query={products}>
        {(list) => (list.length > 0 ? <Comparison products={list} /> : <NothingSelected />)}
      </Async>
    </Container>
  );
}

function Comparison({ products }: { products: Product[] }) {
  const [search, setSearch] = useSearchParams();
  const { system } = use(UnitsContext);
  const chooseUnit = (parameter: string, unit: string) => {
    const next = searchNow();
    if (unit === '' && system === 'metric') next.delete(parameter);
    else next.set(parameter, unit);
    setSearch(next, { ...fromFields, replace: true });
  };
  const query = products.map(({ url }) => `product=${encodeURIComponent(url)}`).join('&');
  return (
    <CompareView products={products} search={search} onUnit={chooseUnit}>
      <ButtonLink href={`/request-quote?${query}#form`}>{m.routes.requestQuoteForThese}</ButtonLink>
    </CompareView>
  );
}

function NothingSelected() {
  return (
    <Notice kind="information" title={m.routes.nothingToCompare}>
      <p>{m.routes.howToCompare}</p>
      <ButtonLink href="/products">{m.routes.allProducts}</ButtonLink>
    </Notice>
  );
}

/** One loading or error state for all columns. Products that no longer exist are omitted. */
function combineResults(results: Loadable<Product | null>[]): Loadable<Product[]> {
  const isComplete = results.every(({ data }) => data !== undefined);
  return {
    data: isComplete
      ? results.map(({ data }) => data ?? null).filter((product) => product !== null)
      : undefined,
    error: results.find(({ error }) => error)?.error ?? null,
    fetchStatus: results.find(({ fetchStatus }) => fetchStatus === 'paused')?.fetchStatus ?? 'fetching',
    dataUpdatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}
