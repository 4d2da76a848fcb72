import * as v from 'valibot';
import type { OrderRecord } from './order-record';

export const trimmed = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim()),
);
/** A delivered or refunded product with its quantity, as the admin form sends it. */
export const SentLine = v.object({
  id: v.optional(v.number()),
  partNumber: v.optional(trimmed),
  quantity: v.optional(v.pipe(v.nullable(v.union([v.number(), v.string()])), v.transform(Number))),
});
export type SentLine = v.InferOutput<typeof SentLine>;

/** Why these lines do not match the order. Undefined if they do. */
export function linesProblem({ lines: ordered }: OrderRecord, lines: SentLine[]): string | undefined {
  const unknown = lines.find(({ partNumber }) => !ordered.some((line) => line.partNumber === partNumber));
  if (unknown) return `${unknown.partNumber ?? 'This part number'} is not in the order.`;
  if (new Set(lines.map(({ partNumber }) => partNumber)).size < lines.length)
    return 'Enter each part number once.';
  const isWhole = lines.every(({ quantity = 0 }) => Number.isInteger(quantity) && quantity > 0);
  return isWhole ? undefined : 'Enter a whole number of 1 or more.';
}

/** One message for each part number whose quantity in `lines` exceeds the ordered one. */
export function exceededQuantities({ lines: ordered }: OrderRecord, lines: SentLine[]): string[] {
  const left = new Map<string, number>();
  for (const { partNumber, quantity } of ordered)
    left.set(partNumber, (left.get(partNumber) ?? 0) + quantity);
  for (const { partNumber = '', quantity = 0 } of lines) {
    const before = left.get(partNumber);
    if (before !== undefined) left.set(partNumber, before - quantity);
  }
  return [...left].flatMap(([partNumber, quantity]) =>
    quantity < 0 ? [`${partNumber}: ${-quantity} more than ordered.`] : [],
  );
}

/** Whether the sent lines equal the stored ones. For a stored line, the form may send only its id. */
export function hasSameLines(
  stored: { partNumber: string; quantity: number }[],
  sent: SentLine[] | undefined,
): boolean {
  if (sent === undefined) return true;
  return (
    sent.length === stored.length &&
    sent.every(
      ({ partNumber, quantity }, index) =>
        (partNumber ?? stored[index]?.partNumber) === stored[index]?.partNumber &&
        (quantity ?? stored[index]?.quantity) === stored[index]?.quantity,
    )
  );
}
