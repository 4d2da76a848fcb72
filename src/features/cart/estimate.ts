import type { CartLine, LineChange, PriceBreak } from '#src/contract/cart.ts';

/** The price of one piece when so many are ordered; the server decides, this is what the device expects. */
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

/** A line the server does not know yet, as far as the device knows the product. */
export function lineOf({ estimate, ...wanted }: LineChange): CartLine {
  const listPrice = estimate?.unitPrice ?? null;
  return {
    ...wanted,
    unitPrice: listPrice,
    lineTotal: listPrice === null ? null : listPrice * wanted.quantity,
    addedUnitPrice: null,
    priceBreaks: estimate?.priceBreaks ?? [],
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
