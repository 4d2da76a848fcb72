import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseCheckoutDraft, type CheckoutDraft } from '#src/contract/checkout.ts';
import { parseAttemptBody, parseAttempt } from '#src/contract/payment-attempt.ts';
import { writeDraftFiles } from '#src/outbox/draft-files.ts';
import { draftFilesKey } from '#src/outbox/owner.ts';

type StoredItem = 'checkout' | 'order-attempt' | 'payment-attempt';

/** Drafts are private to the person who typed them. */
const storageKey = (item: StoredItem, subject: string | null) => `fieldshop-${item} ${subject ?? 'visitor'}`;

/** A customer who started the draft before signing in continues with it. */
export function readDraft(subject: string | null): CheckoutDraft {
  const stored = deviceStorage.getItem(storageKey('checkout', subject));
  return parseCheckoutDraft(stored ?? deviceStorage.getItem(storageKey('checkout', null)));
}

export const writeDraft = (subject: string | null, draft: CheckoutDraft) =>
  deviceStorage.setItem(storageKey('checkout', subject), JSON.stringify(draft));

export function removeDraft(subject: string | null): void {
  for (const owner of [subject, null])
    for (const item of ['checkout', 'order-attempt', 'payment-attempt'] as const)
      deviceStorage.removeItem(storageKey(item, owner));
  for (const owner of [subject, null]) writeDraftFiles(checkoutFiles(owner), []).catch(() => undefined);
}

/** The file of a purchase order, stored until the order is placed. */
export const checkoutFiles = (subject: string | null) => draftFilesKey(subject, 'checkout');

/** The content of the last payment that was started; undefined if it was started elsewhere. */
export const readAttempted = (subject: string | null): object | undefined =>
  parseAttemptBody(parseAttempt(deviceStorage.getItem(storageKey('payment-attempt', subject)))?.body);

/**
 * The same attempt has the same key, even after a reload. If its response was lost, repeating it returns that response.
 */
export function keyOfAttempt(
  item: Exclude<StoredItem, 'checkout'>,
  subject: string | null,
  body: string,
): string {
  const known = parseAttempt(deviceStorage.getItem(storageKey(item, subject)));
  if (known?.body === body) return known.key;
  const key = crypto.randomUUID();
  deviceStorage.setItem(storageKey(item, subject), JSON.stringify({ key, body }));
  return key;
}
