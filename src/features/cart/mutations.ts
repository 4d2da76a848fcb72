import { haveSameAddOns } from '#src/contract/add-on-prices.ts';
import type { CartLine, LineChange, Orderable } from '#src/contract/cart.ts';
import type { EntryKind } from '#src/contract/outbox.ts';
import { freeStorage } from '#src/documents/free-storage.ts';
import { lazySubmit } from '#src/outbox/lazy-submit.ts';
import { withCartLock } from '#src/outbox/locks.ts';
import type { SubmitResult } from '#src/outbox/submit.ts';
import { readDeviceCart } from './shown-cart.ts';

type CartKind = Extract<EntryKind, `cart-${string}`>;

const submitChange = (kind: CartKind, payload: object): Promise<SubmitResult> =>
  lazySubmit({ kind, payload, attachments: [] }, { freeStorage });

export const setLine = (line: LineChange) => submitChange('cart-line', line);

export const removeLine = ({ id, partNumber }: Pick<CartLine, 'id' | 'partNumber'>) =>
  submitChange('cart-remove', { id, partNumber });

export const emptyCart = () => submitChange('cart-empty', {});

export async function addChanges(lines: LineChange[]): Promise<SubmitResult | undefined> {
  const [first] = lines;
  if (!first) return undefined;
  return lines.length === 1 ? setLine(first) : submitChange('cart-lines', { lines });
}

/** Replaces a discontinued product with its successor. */
export async function replaceLine(line: CartLine, partNumber: string) {
  const { quantity, costCentre, reference } = line;
  await removeLine(line);
  return setLine(newLine({ partNumber, quantity, costCentre, reference, addOns: [] }));
}

export interface NewLine {
  product: Orderable;
  quantity: number;
  costCentre?: string;
  reference?: string;
  configuration?: string | null;
  addOns?: string[];
}

/** Increases the quantity of an existing line if nothing distinguishes the two. Four quick clicks add four. */
export const addLines = (newLines: NewLine[]): Promise<SubmitResult | undefined> =>
  withCartLock(() => addToShown(newLines));

async function addToShown(newLines: NewLine[]): Promise<SubmitResult | undefined> {
  const { shown } = await readDeviceCart();
  const lines: LineChange[] = [];
  for (const one of newLines) {
    const { product, quantity, costCentre = '', reference = '', configuration = null, addOns = [] } = one;
    const isSameLine = (line: LineChange | CartLine) =>
      line.partNumber === product.partNumber &&
      line.costCentre === costCentre &&
      line.reference === reference &&
      line.configuration === configuration &&
      haveSameAddOns(line.addOns, addOns);
    const existing = lines.find(isSameLine) ?? shown.lines.find(isSameLine);
    const line = {
      id: existing?.id ?? crypto.randomUUID(),
      partNumber: product.partNumber,
      quantity: (existing?.quantity ?? 0) + quantity,
      costCentre,
      reference,
      configuration,
      addOns,
      estimate: product,
    };
    lines.splice(0, lines.length, ...lines.filter(({ id }) => id !== line.id), line);
  }
  return addChanges(lines);
}

export type ReorderLine = Pick<CartLine, 'partNumber' | 'quantity' | 'costCentre' | 'reference'> & {
  addOns: { code: string }[];
};

/** Lines of an earlier order. Parts that are no longer sold are rejected by name and can be corrected in the quick order. */
export function addOrderLines(lines: ReorderLine[]): Promise<SubmitResult | undefined> {
  return addChanges(lines.map(newLine));
}

/** The device does not know the price of the line. */
const newLine = ({ partNumber, quantity, costCentre, reference, addOns }: ReorderLine): LineChange => ({
  id: crypto.randomUUID(),
  partNumber,
  quantity,
  costCentre,
  reference,
  configuration: null,
  addOns: addOns.map(({ code }) => code),
  estimate: null,
});
