import type { CartLine, LineChange, Orderable } from '#src/contract/cart.ts';
import type { EntryKind } from '#src/contract/outbox.ts';
import { freeStorage } from '#src/documents/free-storage.ts';
import { requestSync } from '#src/outbox/background.ts';
import { enqueue, type Enqueued } from '#src/outbox/enqueue.ts';
import { withCartLock } from '#src/outbox/locks.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import { store } from '#src/outbox/store.ts';
import { readDeviceCart } from './shown-cart.ts';

type CartKind = Extract<EntryKind, `cart-${string}`>;

/** The outbox keeps the change before anything is sent. */
async function change(kind: CartKind, payload: object): Promise<Enqueued> {
  const end = await enqueue({ kind, payload, attachments: [] }, { freeStorage });
  void requestSync().catch(() => undefined);
  void sendPending({ ignoreBackoff: true }).catch(() => undefined);
  return end;
}

export async function setLine(line: LineChange): Promise<Enqueued> {
  const end = await change('cart-line', line);
  await forgetRefused(line.id);
  return end;
}

export async function removeLine({ id, partNumber }: Pick<CartLine, 'id' | 'partNumber'>) {
  const end = await change('cart-remove', { id, partNumber });
  await forgetRefused(id);
  return end;
}

export const emptyCart = () => change('cart-empty', {});

/** Brought back after they were removed. */
export async function addChanges(lines: LineChange[]): Promise<Enqueued | undefined> {
  const [first] = lines;
  if (!first) return undefined;
  return lines.length === 1 ? setLine(first) : change('cart-lines', { lines });
}

/** Another product in the place of one that is no longer made. */
export async function replaceLine(line: CartLine, partNumber: string) {
  const { quantity, costCentre, reference } = line;
  await removeLine(line);
  return setLine({
    id: crypto.randomUUID(),
    partNumber,
    quantity,
    costCentre,
    reference,
    configuration: null,
    estimate: null,
  });
}

export interface WantedLine {
  product: Orderable;
  quantity: number;
  costCentre?: string;
  reference?: string;
  configuration?: string | null;
}

/** More of what is in the cart already where nothing sets them apart. Four clicks at once count four. */
export const addLines = (wanted: WantedLine[]): Promise<Enqueued | undefined> =>
  withCartLock(() => addToShown(wanted));

async function addToShown(wanted: WantedLine[]): Promise<Enqueued | undefined> {
  const { shown } = await readDeviceCart();
  const lines: LineChange[] = [];
  for (const one of wanted) {
    const { product, quantity, costCentre = '', reference = '', configuration = null } = one;
    const alike = (line: LineChange | CartLine) =>
      line.partNumber === product.partNumber &&
      line.costCentre === costCentre &&
      line.reference === reference &&
      line.configuration === configuration;
    const known = lines.find(alike) ?? shown.lines.find(alike);
    const line = {
      id: known?.id ?? crypto.randomUUID(),
      partNumber: product.partNumber,
      quantity: (known?.quantity ?? 0) + quantity,
      costCentre,
      reference,
      configuration,
      estimate: product,
    };
    lines.splice(0, lines.length, ...lines.filter(({ id }) => id !== line.id), line);
  }
  return addChanges(lines);
}

export type AgainLine = Pick<CartLine, 'partNumber' | 'quantity' | 'costCentre' | 'reference'>;

/** Lines of an earlier order. Parts that are no longer sold are rejected by name and can be corrected in the quick order. */
export function addAgain(lines: AgainLine[]): Promise<Enqueued | undefined> {
  return addChanges(
    lines.map(({ partNumber, quantity, costCentre, reference }) => ({
      id: crypto.randomUUID(),
      partNumber,
      quantity,
      costCentre,
      reference,
      configuration: null,
      estimate: null,
    })),
  );
}

/** What was refused is settled by what is wanted now. */
async function forgetRefused(line: string) {
  for (const { id, kind, state, payload } of await store.all().catch(() => []))
    if (kind === 'cart-line' && state === 'rejected' && Reflect.get(Object(payload), 'id') === line)
      await store.remove(id);
}
