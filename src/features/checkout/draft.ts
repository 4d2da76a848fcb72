import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseCheckoutDraft, type CheckoutDraft } from '#src/contract/checkout.ts';
import { parseAttemptBody, parseAttempt } from '#src/contract/payment-attempt.ts';
import { draftFilesKey, writeDraftFiles } from '#src/outbox/draft-files.ts';

type Kept = 'checkout' | 'order-attempt' | 'payment-attempt';

/** What a person typed belongs to that person alone. */
const place = (what: Kept, subject: string | null) => `fieldshop-${what} ${subject ?? 'visitor'}`;

/** A customer who filled it in before signing in goes on with that. */
export function readDraft(subject: string | null): CheckoutDraft {
  const own = deviceStorage.getItem(place('checkout', subject));
  return parseCheckoutDraft(own ?? deviceStorage.getItem(place('checkout', null)));
}

export const writeDraft = (subject: string | null, draft: CheckoutDraft) =>
  deviceStorage.setItem(place('checkout', subject), JSON.stringify(draft));

export function removeDraft(subject: string | null): void {
  for (const whose of [subject, null])
    for (const what of ['checkout', 'order-attempt', 'payment-attempt'] as const)
      deviceStorage.removeItem(place(what, whose));
  for (const whose of [subject, null]) writeDraftFiles(checkoutFiles(whose), []).catch(() => undefined);
}

/** Where the file of a purchase order is stored until the order is placed. */
export const checkoutFiles = (subject: string | null) => draftFilesKey(subject, 'checkout');

/** What the payment that was begun last is for; undefined where it was begun elsewhere. */
export const askedBefore = (subject: string | null): object | undefined =>
  parseAttemptBody(parseAttempt(deviceStorage.getItem(place('payment-attempt', subject)))?.body);

/** One key for the same attempt, also after a reload: where its answer got lost, its repeat brings that answer. */
export function keyOfAttempt(what: Exclude<Kept, 'checkout'>, subject: string | null, body: string): string {
  const known = parseAttempt(deviceStorage.getItem(place(what, subject)));
  if (known?.body === body) return known.key;
  const key = crypto.randomUUID();
  deviceStorage.setItem(place(what, subject), JSON.stringify({ key, body }));
  return key;
}
