import { daysOfAddOns, priceOfAddOns, withAddedPrice } from '#src/contract/add-on-prices.ts';
import type { CartLine, LineChange, PriceBreak } from '#src/contract/cart.ts';

/** The expected unit price for this quantity. The server decides. */
export function unitPriceAt(
  quantity: number,
  listPrice: number | null,
  priceBreaks: PriceBreak[],
): number | null {
  const reached = priceBreaks.filter((one) => one.quantity <= quantity);
  const best = reached.toSorted((a, b) => b.quantity - a.quantity)[0];
  return best?.unitPrice ?? listPrice;
}

/** Estimates the prices of changed lines on the device. Price breaks apply to the total quantity of a part. */
export function estimated<L extends CartLine>(lines: L[], changedParts: Set<string>): L[] {
  const sums = new Map<string, number>();
  for (const { partNumber, quantity } of lines) sums.set(partNumber, (sums.get(partNumber) ?? 0) + quantity);
  return lines.map((line) => {
    if (!changedParts.has(line.partNumber)) return line;
    const unitPrice = unitPriceAt(sums.get(line.partNumber) ?? 0, line.unitPrice, line.priceBreaks);
    return { ...line, unitPrice, lineTotal: unitPrice === null ? null : unitPrice * line.quantity };
  });
}

/** A line the server does not know yet, with the product data known to the device. */
export function lineOf({ estimate, ...line }: LineChange): CartLine {
  const offeredAddOns = estimate?.addOns ?? [];
  const { unitPrice, priceBreaks } = withAddedPrice(
    priceOfAddOns(offeredAddOns, line.addOns),
    estimate ?? { unitPrice: null, priceBreaks: [] },
  );
  return {
    ...line,
    unitPrice,
    lineTotal: unitPrice === null ? null : unitPrice * line.quantity,
    addedUnitPrice: null,
    priceBreaks,
    offeredAddOns,
    extraDays: daysOfAddOns(offeredAddOns, line.addOns),
    minimumOrderQuantity: estimate?.minimumOrderQuantity ?? 1,
    stock: estimate?.stock ?? 0,
    leadTimeDays: estimate?.leadTimeDays ?? null,
    lifecycle: estimate?.lifecycle ?? 'active',
    successor: null,
    problem: null,
    product: estimate && {
      documentId: estimate.documentId,
      name: estimate.name,
      url: estimate.url,
      thumbnail: estimate.thumbnail,
    },
  };
}

/** The line with other add-ons, as far as the device knows their prices. */
export function withAddOns<L extends CartLine>(line: L, codes: string[]): L {
  const { offeredAddOns } = line;
  const difference = priceOfAddOns(offeredAddOns, codes) - priceOfAddOns(offeredAddOns, line.addOns);
  return {
    ...line,
    ...withAddedPrice(difference, line),
    addOns: codes,
    extraDays: daysOfAddOns(offeredAddOns, codes),
    problem: line.problem === 'add-on-gone' ? null : line.problem,
  };
}
