import { useQuery, type QueryClient } from '@tanstack/react-query';
import { AllProductsView } from '#src/features/catalogue/all-products-view.tsx';
import { CategoryTiles } from '#src/features/catalogue/category-tiles.tsx';
import { categoriesQuery, productsQuery } from '#src/features/catalogue/queries.ts';
import { ContentPageView } from '#src/features/pages/content-page-view.tsx';
import { pageContentQuery } from '#src/features/pages/queries.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

export async function load(client: QueryClient) {
  await Promise.all([
    client.fetchQuery(pageContentQuery('product-page')),
    client.fetchQuery(categoriesQuery),
    client.fetchQuery(productsQuery),
  ]);
}

export function Route() {
  const content = useQuery(pageContentQuery('product-page'));
  const categories = useQuery(categoriesQuery);
  const products = useQuery(productsQuery);
  return (
    <PageAsync query={content}>
      {(page) => (
        <ContentPageView content={page} path="/products">
          <ButtonLink href="/scan">Scan a nameplate</ButtonLink>
          <Async query={categories}>
            {(list) => (
              <>
                <Section title="By what they measure">
                  <CategoryTiles categories={list} />
                </Section>
                <Async query={products}>
                  {(all) => <AllProductsView products={all} categories={list} />}
                </Async>
              </>
            )}
          </Async>
        </ContentPageView>
      )}
    </PageAsync>
  );
}
