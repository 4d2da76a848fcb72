import { parseCheckoutDraft, type CheckoutDraft } from '#src/contract/checkout.ts';
import { parseAsked, parseAttempt } from '#src/contract/payment-attempt.ts';

type Kept = 'checkout' | 'order-attempt' | 'payment-attempt';

/** What a person typed belongs to that person alone. */
const place = (what: Kept, subject: string | null) => `fieldshop-${what} ${subject ?? 'visitor'}`;

/** A customer who filled it in before signing in goes on with that. */
export function readDraft(subject: string | null): CheckoutDraft {
  const own = localStorage.getItem(place('checkout', subject));
  return parseCheckoutDraft(own ?? localStorage.getItem(place('checkout', null)));
}

export function writeDraft(subject: string | null, draft: CheckoutDraft): void {
  try {
    localStorage.setItem(place('checkout', subject), JSON.stringify(draft));
  } catch {
    // Full: then it is as long as the page is open.
  }
}

export function removeDraft(subject: string | null): void {
  for (const whose of [subject, null])
    for (const what of ['checkout', 'order-attempt', 'payment-attempt'] as const)
      localStorage.removeItem(place(what, whose));
}

/** What the payment that was begun last is for; undefined where it was begun elsewhere. */
export const askedBefore = (subject: string | null): object | undefined =>
  parseAsked(parseAttempt(localStorage.getItem(place('payment-attempt', subject)))?.body);

/** One key for the same attempt, also after a reload: where its answer got lost, its repeat brings that answer. */
export function keyOfAttempt(what: Exclude<Kept, 'checkout'>, subject: string | null, body: string): string {
  const known = parseAttempt(localStorage.getItem(place(what, subject)));
  if (known?.body === body) return known.key;
  const key = crypto.randomUUID();
  try {
    localStorage.setItem(place(what, subject), JSON.stringify({ key, body }));
  } catch {
    // Full: then a repeat after a reload is a new attempt.
  }
  return key;
}
