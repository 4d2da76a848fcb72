import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AllProductsView } from '#src/features/catalogue/all-products-view.tsx';
import { CategoryTiles } from '#src/features/catalogue/category-tiles.tsx';
import { PagesOfProducts } from '#src/features/catalogue/pages-of-products.tsx';
import { categoriesQuery, productsQuery } from '#src/features/catalogue/queries.ts';
import { ContentPageView } from '#src/features/pages/content-page-view.tsx';
import { pageContentQuery } from '#src/features/pages/queries.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { NotFoundView } from '#src/ui/not-found-view.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

export async function load(client: QueryClient, { search }: { search: URLSearchParams }) {
  await Promise.all([
    client.fetchQuery(pageContentQuery('product-page')),
    client.fetchQuery(categoriesQuery),
    client.fetchQuery(productsQuery(pageIn(search))),
  ]);
}

/** `?page=2` shows the second 250 products. */
const pageIn = (search: URLSearchParams) => Math.max(1, Math.floor(Number(search.get('page'))) || 1);

export function Route() {
  const [search] = useSearchParams();
  const page = pageIn(search);
  const content = useQuery(pageContentQuery('product-page'));
  const categories = useQuery(categoriesQuery);
  const products = useQuery(productsQuery(page));
  if (page > 1 && products.data?.products.length === 0) return <NotFoundView />;
  return (
    <PageAsync query={content}>
      {(pageContent) => (
        <ContentPageView content={pageContent} path="/products">
          <ButtonLink href="/scan">{m.routes.scanNameplate}</ButtonLink>
          <Async query={categories}>
            {(list) => (
              <>
                {list.length > 0 && (
                  <Section title={m.routes.productsByMeasurement}>
                    <CategoryTiles categories={list} />
                  </Section>
                )}
                <Async query={products}>
                  {({ products: shown, pageCount }) => (
                    <>
                      {shown.length === 0 && (
                        <Section>
                          <Notice kind="information" title={m.routes.noProducts} />
                        </Section>
                      )}
                      <AllProductsView products={shown} categories={list} />
                      <PagesOfProducts page={page} pageCount={pageCount} />
                    </>
                  )}
                </Async>
              </>
            )}
          </Async>
        </ContentPageView>
      )}
    </PageAsync>
  );
}
