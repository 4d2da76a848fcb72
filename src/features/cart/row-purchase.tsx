import type { ListedProduct } from '#src/contract/product.ts';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';

/** In a row of a product table: quantity and "Add", or a link to request a quote. */
export function RowPurchase({ product }: { product: ListedProduct }) {
  const { url, partNumber, unitPrice, lifecycle } = product;
  if (lifecycle === 'obsolete') return null;
  if (unitPrice !== null) return <AddProductRow product={product} />;
  return (
    <SiteLink
      href={`/request-quote?product=${encodeURIComponent(url)}#form`}
      aria-label={`Request a quote for ${partNumber}`}
    >
      Request a quote
    </SiteLink>
  );
}

const AddProductRow = lazyPart(async () => (await import('./add-product-row.tsx')).AddProductRow, {
  needsStorage: true,
  ...nothing,
});
