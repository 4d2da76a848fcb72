import type { Cart, LineChange } from '#src/contract/cart.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { readConfirmed, readMissingLines } from '#src/outbox/confirmed.ts';
import { pendingOf } from '#src/outbox/pending.ts';
import { readSubject } from '#src/outbox/session.ts';
import { overlay, type ShownCart } from './overlay.ts';

export interface DeviceCart {
  /** The owner; null for a visitor. */
  subject: string | null;
  confirmed: Cart | undefined;
  /** When the server last returned it, in milliseconds; undefined if it never has. */
  savedAt: number | undefined;
  shown: ShownCart;
  /** Changes that are not on the server yet. */
  pending: Entry[];
  /** Lines that the server no longer has although they were not removed on this device. */
  missing: LineChange[];
}

/** The current person's cart, as far as the device knows it. */
export async function readDeviceCart(): Promise<DeviceCart> {
  const subject = await readSubject();
  // Read in this order, so that a change confirmed in between is applied twice rather than missed.
  const pending = await pendingOf('cart', subject).catch(() => []);
  const [stored, missing] = [await readConfirmed(subject), await readMissingLines(subject)];
  const confirmed = stored?.cart;
  const shown = overlay(confirmed, pending);
  // After sign-in, the server must first report which lines were merged into the account's cart.
  return { subject, confirmed, savedAt: stored?.savedAt, shown, pending, missing: stored ? missing : [] };
}
