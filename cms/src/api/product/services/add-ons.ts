import type { ShopProduct } from './shop-products';

type WithAddOns = { addOns: string[] };

/** Both are in alphabetical order. */
export const haveSameAddOns = (a: WithAddOns, b: WithAddOns): boolean =>
  a.addOns.join(' ') === b.addOns.join(' ');

/** The product at prices that include these add-ons. `extraDays` are the working days they take; they run in parallel. */
export function withAddOns(product: ShopProduct, codes: string[]): ShopProduct & { extraDays: number } {
  const chosen = product.addOns.filter(({ code }) => codes.includes(code));
  const sum = chosen.reduce((total, { unitPrice }) => total + unitPrice, 0);
  return {
    ...product,
    price: product.price === null ? null : product.price + sum,
    priceBreaks: product.priceBreaks.map((step) => ({ ...step, unitPrice: step.unitPrice + sum })),
    extraDays: Math.max(0, ...chosen.map(({ workingDays }) => workingDays)),
  };
}

/** Codes that can no longer be, or never could be, ordered with the product. */
export const unknownAddOns = ({ addOns }: ShopProduct, codes: string[]): string[] =>
  codes.filter((code) => !addOns.some((addOn) => addOn.code === code));
