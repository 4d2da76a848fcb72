import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Category } from '#src/contract/category.ts';
import { CategoryView } from '#src/features/catalogue/category-view.tsx';
import { categoryQuery, productsOfCategoryQuery } from '#src/features/catalogue/queries.ts';
import { CompareToggle } from '#src/features/compare/compare-toggle.tsx';
import { SaveSlot } from '#src/features/documents/save-slot.tsx';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead, Section } from '#src/ui/layout.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';
import { RichTextView } from '#src/ui/rich-text.tsx';

export async function load(client: QueryClient, { params: { url = '' } }: { params: { url?: string } }) {
  const category = await client.fetchQuery(categoryQuery(url));
  if (category) await client.fetchQuery(productsOfCategoryQuery(category.id));
}

export function Route() {
  const { url = '' } = useParams();
  const category = useQuery(categoryQuery(url));
  return <PageAsync query={category}>{(found) => <CategoryPage category={found} />}</PageAsync>;
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
          { label: 'Products', url: '/products' },
          { label: name, url: `/categories/${url}` },
        ]}
      />
      <PageHead title={name} intro={summary}>
        <SaveSlot name={name} productUrls={products.data?.map((product) => product.url)} />
      </PageHead>
      <Async query={products}>
        {(list) => (
          <CategoryView
            category={category}
            products={list}
            search={search}
            action={(product) => <CompareToggle url={product.url} name={product.name} />}
          />
        )}
      </Async>
      {description.length > 0 && (
        <Section title="How to choose">
          <RichTextView content={description} />
        </Section>
      )}
    </Container>
  );
}
