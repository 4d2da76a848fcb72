import type { Orderable } from '#src/contract/cart.ts';
import type { Family, PartWizardItems, WizardProduct } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { buildCode, leadTimeDaysOf, priceOf } from '#src/part-wizard/build-code.ts';
import type { Choices } from '#src/part-wizard/choices.ts';

export interface ConfiguredPart {
  orderable: Orderable;
  /** The product with this code, or the closest one of the family; null if there is none. */
  product: WizardProduct | null;
  /** True if it is a catalogue product. */
  isProduct: boolean;
}

/** The configured part in the shape the cart needs. The backend recalculates it. */
export function configuredPart(
  { products }: PartWizardItems,
  family: Family,
  choices: Choices,
): ConfiguredPart {
  const code = buildCode(family, choices);
  const product = nearestProduct(products, family, code);
  if (product?.partNumber === code)
    return { orderable: orderableOf(product, family), product, isProduct: true };
  const unitPrice = priceOf(family, choices)?.amountMinor ?? null;
  const orderable = {
    documentId: product?.documentId ?? '',
    name: m.partWizard.configuredFamily({ family: family.name }),
    url: product?.url ?? '',
    partNumber: code,
    currency: family.currency,
    unitPrice,
    priceBreaks: unitPrice === null ? [] : [{ quantity: 1, unitPrice }],
    minimumOrderQuantity: 1,
    stock: 0,
    leadTimeDays: leadTimeDaysOf(family, choices),
    lifecycle: 'active' as const,
    addOns: family.addOns,
    thumbnail: product ? thumbnailOf(product) : null,
  };
  return { orderable, product, isProduct: false };
}

/** The product of the family whose part number begins most like the code; null if the family has no products. */
export function nearestProduct(
  products: WizardProduct[],
  { url }: Family,
  code: string,
): WizardProduct | null {
  const sharedLength = ({ partNumber }: WizardProduct) => {
    const firstDifference = [...code].findIndex((character, index) => partNumber[index] !== character);
    return firstDifference === -1 ? code.length : firstDifference;
  };
  const members = products.filter(({ family }) => family === url);
  const [nearest] = members.toSorted(
    (a, b) => sharedLength(b) - sharedLength(a) || a.partNumber.length - b.partNumber.length,
  );
  return nearest ?? null;
}

const orderableOf = (product: WizardProduct, { addOns }: Family): Orderable => ({
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
  addOns,
  thumbnail: thumbnailOf(product),
});

const thumbnailOf = ({ image }: WizardProduct) =>
  image?.sources.at(-1)?.candidates[0]?.url ?? image?.url ?? null;
