import type { CardSettings } from '#src/contract/checkout.ts';

/** How confirming a payment ends. */
export type Confirmation = { type: 'paid' } | { type: 'declined'; message: string } | { type: 'unreachable' };

/** Where a card is typed. What is typed goes to the payment service and is never seen here. */
export interface CardForm {
  mount: (place: HTMLElement) => void;
  unmount: () => void;
  changeAmount: (amountMinor: number) => void;
  /** Undefined where it is complete, else what is wrong with it, in words. */
  submit: () => Promise<string | undefined>;
  /** With what was typed, or with the card the payment was started with. */
  confirm: (clientSecret: string, isSaved: boolean) => Promise<Confirmation>;
}

/** The key of the stand-in for the payment service, which moves no money and answers on our own server. */
const standInKey = 'pk_test_standin';

export async function loadCardForm(
  { publishableKey }: CardSettings,
  amount: { amountMinor: number; currency: string },
): Promise<CardForm> {
  if (publishableKey === standInKey) return (await import('./stand-in-card-form.ts')).standInCardForm();
  return (await import('./stripe-card-form.ts')).stripeCardForm(publishableKey, amount);
}
