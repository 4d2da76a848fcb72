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
  return categories.map(({ documentId, name, url }) => {
    const members = products.filter(({ category }) => category?.documentId === documentId);
    if (members.length === 0) return null;
    return (
      <Section
        key={documentId}
        title={name}
        isTall
        aside={<SiteLink href={`/categories/${url}`}>Filter {name.toLowerCase()}</SiteLink>}
      >
        <Grid>
          {members.map((product) => (
            <ProductCard key={product.documentId} product={product} />
          ))}
        </Grid>
      </Section>
    );
  });
}
