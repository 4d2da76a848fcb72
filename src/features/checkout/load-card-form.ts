import type { CardSettings } from '#src/contract/checkout.ts';
import type { CardForm } from './card-form.ts';

/** The key of the stand-in for the payment service, which moves no money and answers on our own server. */
const standInKey = 'pk_test_standin';

export async function loadCardForm(
  { publishableKey }: CardSettings,
  amount: { amountMinor: number; currency: string },
): Promise<CardForm> {
  if (publishableKey === standInKey) return (await import('./stand-in-card-form.ts')).standInCardForm();
  return (await import('./stripe-card-form.ts')).stripeCardForm(publishableKey, amount);
}
