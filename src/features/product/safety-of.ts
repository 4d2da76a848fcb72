import type { ProductSafety } from '#src/contract/product-safety.ts';

/**
 * The product's own data, otherwise those of the shop. Name, address and contact belong together: the address of the shop is
 * never shown with another manufacturer.
 */
export function safetyOf(product: ProductSafety, shop: ProductSafety | null | undefined): ProductSafety {
  const maker = product.manufacturer === '' ? shop : product;
  const responsible = product.responsiblePerson === '' ? shop : product;
  return {
    manufacturer: maker?.manufacturer ?? '',
    manufacturerAddress: maker?.manufacturerAddress ?? '',
    manufacturerContact: maker?.manufacturerContact ?? '',
    responsiblePerson: responsible?.responsiblePerson ?? '',
    responsiblePersonAddress: responsible?.responsiblePersonAddress ?? '',
    responsiblePersonContact: responsible?.responsiblePersonContact ?? '',
    safetyWarnings: product.safetyWarnings || (shop?.safetyWarnings ?? ''),
  };
}
