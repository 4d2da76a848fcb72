import type { ProductSummary } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Grid, Section } from '#src/ui/layout.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { ProductCard } from '#src/ui/product-card.tsx';
import { familiesOf, familyPrice, type FamilyOfProducts } from './families.ts';

interface Props {
  products: ProductSummary[];
  /** In display order. */
  categories: { documentId: string }[];
}

/** All product families, in the order of the categories. */
export function AllProductsView({ products, categories }: Props) {
  if (products.length === 0) return null;
  const place = new Map(categories.map(({ documentId }, index) => [documentId, index]));
  const placeOf = ({ category }: ProductSummary) =>
    place.get(category?.documentId ?? '') ?? categories.length;
  const sorted = products.toSorted((a, b) => placeOf(a) - placeOf(b));
  return (
    <Section title={m.catalogue.allProducts}>
      <Grid>
        {familiesOf(sorted).map((family) => (
          <FamilyTile key={family.products[0]?.documentId} family={family} />
        ))}
      </Grid>
    </Section>
  );
}

/** Links to the first variant, whose page lists the others. */
function FamilyTile({ family: { name, summary, products } }: { family: FamilyOfProducts<ProductSummary> }) {
  const { format } = usePrices();
  const [first] = products;
  if (!first) return null;
  if (products.length === 1) return <ProductCard product={first} />;
  return (
    <ProductCard
      product={{ ...first, name, summary, lifecycle: 'active' }}
      note={[first.category?.name, m.catalogue.variantCount({ count: products.length })]
        .filter(Boolean)
        .join(', ')}
      price={familyPrice(products, format)}
    />
  );
}
