import { parseCheckoutDraft, parseOrderAttempt, type CheckoutDraft } from '#src/contract/checkout.ts';

/** What a person typed belongs to that person alone. */
const place = (what: 'checkout' | 'order-attempt', subject: string | null) =>
  `fieldshop-${what} ${subject ?? 'visitor'}`;

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
    for (const what of ['checkout', 'order-attempt'] as const) localStorage.removeItem(place(what, whose));
}

/** One key for the same order, also after a reload: where its answer got lost, its repeat brings that answer. */
export function keyOfOrder(subject: string | null, body: string): string {
  const known = parseOrderAttempt(localStorage.getItem(place('order-attempt', subject)));
  if (known?.body === body) return known.key;
  const key = crypto.randomUUID();
  localStorage.setItem(place('order-attempt', subject), JSON.stringify({ key, body }));
  return key;
}
