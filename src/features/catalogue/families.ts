import type { Money } from '#src/contract/money.ts';
import type { ListedProduct, ProductSummary } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';

export interface FamilyOfProducts<P = ListedProduct> {
  url: string;
  name: string;
  summary: string;
  products: P[];
}

type Member = Pick<ProductSummary, 'url' | 'name' | 'summary' | 'family'>;

/** In order of their first product. A product without a family is a family of its own. */
export function familiesOf<P extends Member>(products: P[]): FamilyOfProducts<P>[] {
  const families = new Map<string, FamilyOfProducts<P>>();
  for (const product of products) {
    const { url, name, summary } = product.family ?? product;
    const key = product.family ? url : `product:${url}`;
    const family = families.get(key) ?? { url, name, summary, products: [] };
    families.set(key, { ...family, products: [...family.products, product] });
  }
  return [...families.values()];
}

/** "From €115.00", or the price of a single product. */
export function familyPrice(products: { unitPrice: Money | null }[], format: (net: Money) => string): string {
  const prices = products.flatMap(({ unitPrice }) => unitPrice ?? []);
  const [lowest] = prices.toSorted((a, b) => a.amountMinor - b.amountMinor);
  if (!lowest) return m.catalogue.priceOnRequest;
  return products.length === 1 ? format(lowest) : m.catalogue.fromPrice({ price: format(lowest) });
}
