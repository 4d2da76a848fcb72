import type { Orderable } from '#src/contract/cart.ts';
import type { Family, PartWizardItems, WizardProduct } from '#src/contract/part-wizard.ts';
import { buildCode, leadTimeDaysOf, priceOf } from '#src/part-wizard/build-code.ts';
import type { Choices } from '#src/part-wizard/choices.ts';

export interface ConfiguredPart {
  orderable: Orderable;
  /** The product it is, or the nearest one of the family; null where that has none. */
  product: WizardProduct | null;
  /** It stands in the catalogue, and is sold from there. */
  isProduct: boolean;
}

/** What is configured as the cart takes it. The shop works it out again. */
export function configuredPart(
  { products }: PartWizardItems,
  family: Family,
  choices: Choices,
): ConfiguredPart {
  const code = buildCode(family, choices);
  const product = nearestProduct(products, family, code);
  if (product?.partNumber === code) return { orderable: orderableOf(product), product, isProduct: true };
  const { amountMinor, currency } = priceOf(family, choices);
  const orderable = {
    documentId: product?.documentId ?? '',
    name: `${family.name}, configured`,
    url: product?.url ?? '',
    partNumber: code,
    currency,
    unitPrice: amountMinor,
    priceBreaks: [{ quantity: 1, unitPrice: amountMinor }],
    minimumOrderQuantity: 1,
    stock: 0,
    leadTimeDays: leadTimeDaysOf(family, choices),
    lifecycle: 'active' as const,
    thumbnail: product ? thumbnailOf(product) : null,
  };
  return { orderable, product, isProduct: false };
}

function nearestProduct(products: WizardProduct[], { url }: Family, code: string): WizardProduct | null {
  const alike = ({ partNumber }: WizardProduct) => {
    const end = [...code].findIndex((character, index) => partNumber[index] !== character);
    return end === -1 ? code.length : end;
  };
  const members = products.filter(({ family }) => family === url);
  const [nearest] = members.toSorted(
    (a, b) => alike(b) - alike(a) || a.partNumber.length - b.partNumber.length,
  );
  return nearest ?? null;
}

const orderableOf = (product: WizardProduct): Orderable => ({
  documentId: product.documentId,
  name: product.name,
  url: product.url,
  partNumber: product.partNumber,
  currency: product.currency,
  unitPrice: product.unitPriceMinor,
  priceBreaks:
    product.unitPriceMinor === null
      ? []
      : [{ quantity: 1, unitPrice: product.unitPriceMinor }, ...product.priceBreaks],
  minimumOrderQuantity: product.minimumOrderQuantity,
  stock: product.stock,
  leadTimeDays: product.leadTimeDays,
  lifecycle: product.lifecycle,
  thumbnail: thumbnailOf(product),
});

const thumbnailOf = ({ image }: WizardProduct) =>
  image?.sources.at(-1)?.candidates[0]?.url ?? image?.url ?? null;
