import type { ShopProduct } from './shop-products';

type WithAddOns = { addOns: string[] };

/** Both lists are in alphabetical order. */
export const haveSameAddOns = (a: WithAddOns, b: WithAddOns): boolean =>
  a.addOns.join(' ') === b.addOns.join(' ');

/** The product at prices that include these add-ons. They are done in parallel, so `extraDays` is that of the longest. */
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

/** The codes that cannot be ordered with the product, or no longer can. */
export const unknownAddOns = ({ addOns }: ShopProduct, codes: string[]): string[] =>
  codes.filter((code) => !addOns.some((addOn) => addOn.code === code));
