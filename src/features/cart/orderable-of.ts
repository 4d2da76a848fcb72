import type { AddOn } from '#src/contract/add-ons.ts';
import type { Orderable } from '#src/contract/cart.ts';
import type { ListedProduct } from '#src/contract/product.ts';

type Source = Pick<
  ListedProduct,
  | 'documentId'
  | 'name'
  | 'url'
  | 'partNumber'
  | 'unitPrice'
  | 'priceBreaks'
  | 'minimumOrderQuantity'
  | 'stock'
  | 'leadTimeDays'
  | 'lifecycle'
  | 'thumbnail'
>;

/** The product data that the cart stores until the server has confirmed the line. */
export function orderableOf(product: Source, addOns: AddOn[] = []): Orderable {
  const { unitPrice, priceBreaks, thumbnail } = product;
  return {
    documentId: product.documentId,
    name: product.name,
    url: product.url,
    partNumber: product.partNumber,
    currency: unitPrice?.currency ?? 'EUR',
    unitPrice: unitPrice?.amountMinor ?? null,
    priceBreaks: priceBreaks.map((one) => ({
      quantity: one.quantity,
      unitPrice: one.unitPrice.amountMinor,
    })),
    minimumOrderQuantity: product.minimumOrderQuantity,
    stock: product.stock,
    leadTimeDays: product.leadTimeDays,
    lifecycle: product.lifecycle,
    addOns,
    thumbnail: thumbnail?.sources.at(-1)?.candidates[0]?.url ?? thumbnail?.url ?? null,
  };
}
