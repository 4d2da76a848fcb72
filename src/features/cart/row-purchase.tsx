import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { AddRow } from './add-row.tsx';

/** In a row of a product table: quantity and "Add", or a link to request a quote. */
export function RowPurchase({ product }: { product: ListedProduct }) {
  const { url, partNumber, unitPrice, minimumOrderQuantity, lifecycle } = product;
  if (lifecycle === 'obsolete') return null;
  if (unitPrice === null)
    return (
      <SiteLink
        href={`/request-quote?product=${encodeURIComponent(url)}#form`}
        aria-label={m.cart.requestQuoteFor({ partNumber })}
      >
        {m.cart.requestQuote}
      </SiteLink>
    );
  return (
    <AddRow
      part={product}
      partNumber={partNumber}
      minimumOrderQuantity={minimumOrderQuantity}
      load={loadAddProductRow}
    />
  );
}

const loadAddProductRow = async () => (await import('./add-product-row.ts')).addProductRow;
