import { m } from '#src/messages/m.ts';
import type { CardForm } from './card-form.ts';
import { startPayment } from './place-order.ts';
import type { OrderRequest, PaymentResult } from './use-ordering.ts';

interface Choice {
  subject: string | null;
  /** Empty for a new card. */
  savedCard: string;
  saveCard: boolean;
}

/**
 * Validates the card, starts the payment for exactly the totals the customer has seen, then confirms it with the bank.
 */
export const payingBy =
  (form: CardForm | undefined, { subject, savedCard, saveCard }: Choice) =>
  async (request: OrderRequest): Promise<PaymentResult> => {
    if (!form) return { type: 'declined', message: m.checkout.formLoading };
    const error = savedCard === '' ? await form.submit() : undefined;
    if (error !== undefined) return { type: 'declined', message: error };
    const starting = await startPayment(subject, {
      ...request,
      ...(savedCard === '' ? { saveCard } : { savedCard }),
    });
    if (starting.type !== 'started') return starting;
    const { clientSecret, paymentIntent } = starting.started;
    const result = await form.confirm(clientSecret, savedCard !== '');
    return result.type === 'paid' ? { type: 'paid', payment: { kind: 'card', paymentIntent } } : result;
  };
