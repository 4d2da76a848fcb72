import type { Cart, LineChange } from '#src/contract/cart.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { readConfirmed, readMissingLines } from '#src/outbox/confirmed.ts';
import { sortBySequence } from '#src/outbox/entry.ts';
import { readSession } from '#src/outbox/session.ts';
import { store } from '#src/outbox/store.ts';
import { overlay, type ShownCart } from './overlay.ts';

export interface DeviceCart {
  /** Whose it is; null for a visitor. */
  subject: string | null;
  confirmed: Cart | undefined;
  /** When the server last told it, in milliseconds; undefined where it never did. */
  savedAt: number | undefined;
  shown: ShownCart;
  /** Changes of it that are not on the server. */
  pending: Entry[];
  /** What the server no longer has though nobody removed it here. */
  missing: LineChange[];
}

/** The cart of who uses the device now, as far as the device knows. */
export async function readDeviceCart(): Promise<DeviceCart> {
  const subject = (await readSession())?.subject ?? null;
  // In this order: what is confirmed in between is then laid over itself, and never missed.
  const entries = await store.all().catch(() => []);
  const [kept, missing] = [await readConfirmed(subject), await readMissingLines(subject)];
  const pending = sortBySequence(
    entries.filter(
      (entry) =>
        entry.lane === 'cart' &&
        entry.subject === subject &&
        entry.state !== 'sent' &&
        entry.removedAt === null,
    ),
  );
  const confirmed = kept?.cart;
  const shown = overlay(confirmed, pending);
  // After a sign-in the server has first to tell which lines the account's cart took over.
  return { subject, confirmed, savedAt: kept?.savedAt, shown, pending, missing: kept ? missing : [] };
}
