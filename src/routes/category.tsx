import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Category } from '#src/contract/category.ts';
import { RowPurchase } from '#src/features/cart/row-purchase.tsx';
import { CategoryHead } from '#src/features/catalogue/category-head.tsx';
import { CategoryView } from '#src/features/catalogue/category-view.tsx';
import { categoryQuery, productsOfCategoryQuery } from '#src/features/catalogue/queries.ts';
import type { ProductActions } from '#src/features/catalogue/product-list.ts';
import { CompareToggle } from '#src/features/compare/compare-toggle.tsx';
import { SaveDocuments } from '#src/features/documents/save-documents.tsx';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, Section } from '#src/ui/layout.tsx';
import { LaterContent } from '#src/ui/later-content.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';
import { serverHtml } from '#src/ui/server-html.tsx';

export async function load(client: QueryClient, { params: { url = '' } }: { params: { url?: string } }) {
  const category = await client.fetchQuery(categoryQuery(url));
  if (category) await client.fetchQuery(productsOfCategoryQuery(category.id));
}

export function Route() {
  const { url = '' } = useParams();
  const category = useQuery(categoryQuery(url));
  return <PageAsync query={category}>{(data) => <CategoryPage category={data} />}</PageAsync>;
}

function CategoryPage({ category }: { category: Category }) {
  const { id, name, url, summary, image, description, seo } = category;
  const products = useQuery(productsOfCategoryQuery(id));
  const [search] = useSearchParams();
  return (
    <Container>
      <Head title={name} description={summary} seo={seo} picture={image} />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.products, url: '/products' },
          { label: name, url: `/categories/${url}` },
        ]}
      />
      <CategoryHead title={name} intro={summary} />
      <LaterContent>
        <Async query={products}>
          {(list) => (
            <CategoryView
              category={category}
              products={list}
              search={search}
              savedAt={products.dataUpdatedAt}
              actions={actions}
            />
          )}
        </Async>
        <SaveDocuments name={name} productUrls={products.data?.map((product) => product.url)} />
        {description.length > 0 && (
          <Section title={m.routes.howToChoose}>
            <Description content={description} />
          </Section>
        )}
      </LaterContent>
    </Container>
  );
}

const actions: ProductActions = {
  compare: ({ url, name }) => <CompareToggle url={url} name={name} isBare />,
  purchase: (product) => <RowPurchase product={product} />,
};

const loadRichText = async () => (await import('#src/ui/rich-text.tsx')).RichTextView;
const Description = serverHtml({
  id: 'description',
  load: loadRichText,
  ServerView: import.meta.env.SSR ? await loadRichText() : null,
});
