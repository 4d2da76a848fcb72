import type { ReactNode } from 'react';
import type { ProductSummary } from '#src/contract/product.ts';
import { Grid, Section } from '#src/ui/layout.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';

interface Properties {
  products: ProductSummary[];
  /** In the order of the page. */
  categories: { documentId: string; name: string; url: string }[];
}

/** Every product, under the heading of its category. */
export function AllProductsView({ products, categories }: Properties) {
  const known = new Set(categories.map(({ documentId }) => documentId));
  return (
    <>
      {categories.map(({ documentId, name, url }) => (
        <Group
          key={documentId}
          title={name}
          products={products.filter(({ category }) => category?.documentId === documentId)}
          aside={<SiteLink href={`/categories/${url}`}>Filter {name.toLowerCase()}</SiteLink>}
        />
      ))}
      <Group
        title="Other products"
        products={products.filter(({ category }) => !category || !known.has(category.documentId))}
      />
    </>
  );
}

function Group({ title, products, aside }: { title: string; products: ProductSummary[]; aside?: ReactNode }) {
  if (products.length === 0) return null;
  return (
    <Section title={title} isTall aside={aside}>
      <Grid>
        {products.map((product) => (
          <ProductCard key={product.documentId} product={product} />
        ))}
      </Grid>
    </Section>
  );
}
