import { allocate, share } from '../../../platform/money/allocate';
import type { ProductKind } from '../../product/services/shop-products';

export type TaxableLine = { id: string; net: number; productKind: ProductKind };
export type AppliedRate = { name: string; perMillion: number; taxesShipping: boolean };
export type TaxedAmounts = {
  lines: { id: string; net: number; taxRate: string; tax: number }[];
  subtotal: number;
  shipping: number;
  /** The part of `tax` that is for shipping. */
  shippingTax: number;
  taxes: { name: string; rate: string; base: number; amount: number }[];
  tax: number;
  total: number;
};
type Group = AppliedRate & { lines: TaxableLine[]; shipping: number };

const shippingKey = ' shipping';

/**
 * Tax is rounded once for each rate, because invoices show base and tax by rate (Directive 2006/112/EC, article 226
 * (8)–(10)). It is then distributed to the lines by largest remainder, so that they add up to the total.
 */
export function taxedAmounts(
  lines: TaxableLine[],
  shipping: number,
  rateFor: (kind: ProductKind) => AppliedRate,
): TaxedAmounts {
  const groups = groupsOf(lines, shipping, rateFor);
  const taxed = groups.map((group) => ({ group, ...taxOf(group) }));
  const taxOfLine = new Map(taxed.flatMap(({ parts }) => [...parts]));
  const subtotal = sum(lines.map(({ net }) => net));
  const tax = sum(taxed.map(({ amount }) => amount));
  return {
    lines: lines.map(({ id, net, productKind }) => ({
      id,
      net,
      taxRate: percentText(rateFor(productKind).perMillion),
      tax: taxOfLine.get(id) ?? 0,
    })),
    subtotal,
    shipping,
    shippingTax: sum(taxed.map(({ parts }) => parts.get(shippingKey) ?? 0)),
    taxes: taxed.map(({ group, base, amount }) => ({
      name: group.name,
      rate: percentText(group.perMillion),
      base,
      amount,
    })),
    tax,
    total: subtotal + shipping + tax,
  };
}

/** Formats a rate: 210,000 is "21.0", 72,500 is "7.25". */
export function percentText(perMillion: number): string {
  const text = (perMillion / 10_000).toFixed(4).replace(/0+$/, '');
  return text.endsWith('.') ? `${text}0` : text;
}

// Shipping is an ancillary service. It is taxed at the rates of the goods, in proportion to their value (CJEU C-251/05
// and C-111/05; in Ireland the composite supply of section 47 VATCA 2010).
function groupsOf(
  lines: TaxableLine[],
  shipping: number,
  rateFor: (kind: ProductKind) => AppliedRate,
): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const rate = rateFor(line.productKind);
    const key = keyOf(rate);
    const group = groups.get(key) ?? { ...rate, lines: [], shipping: 0 };
    groups.set(key, { ...group, lines: [...group.lines, line] });
  }
  const taxable = [...groups].filter(([, { taxesShipping }]) => taxesShipping);
  const weights = taxable.map(([key, group]) => ({ key, weight: sum(group.lines.map(({ net }) => net)) }));
  const shares = taxable.length > 0 ? allocate(shipping, weights) : new Map<string, number>();
  return [...groups]
    .map(([key, group]) => ({ ...group, shipping: shares.get(key) ?? 0 }))
    .toSorted((a, b) => b.perMillion - a.perMillion || (a.name < b.name ? -1 : 1));
}

function taxOf({ lines, shipping, perMillion }: Group) {
  const base = sum(lines.map(({ net }) => net)) + shipping;
  const amount = share(base, perMillion);
  const weights = [
    ...lines.map(({ id, net }) => ({ key: id, weight: net })),
    { key: shippingKey, weight: shipping },
  ];
  return { base, amount, parts: allocate(amount, weights) };
}

function keyOf({ name, perMillion, taxesShipping }: AppliedRate): string {
  return `${name} ${perMillion} ${taxesShipping}`;
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
