import type { CardForm } from './card-form.ts';
import { startPayment } from './place-order.ts';
import type { Asked, Paying } from './use-ordering.ts';

interface Choice {
  subject: string | null;
  /** Empty for a card that is typed. */
  savedCard: string;
  saveCard: boolean;
}

/** The card is looked at, then the payment is started for exactly what was seen, then confirmed with the bank. */
export const payingBy =
  (form: CardForm | undefined, { subject, savedCard, saveCard }: Choice) =>
  async (asked: Asked): Promise<Paying> => {
    if (!form)
      return { type: 'declined', message: 'The payment form is still loading. Try again in a moment.' };
    const complaint = savedCard === '' ? await form.submit() : undefined;
    if (complaint !== undefined) return { type: 'declined', message: complaint };
    const starting = await startPayment(subject, {
      ...asked,
      ...(savedCard === '' ? { saveCard } : { savedCard }),
    });
    if (starting.type !== 'started') return starting;
    const { clientSecret, paymentIntent } = starting.started;
    const end = await form.confirm(clientSecret, savedCard !== '');
    return end.type === 'paid' ? { type: 'paid', payment: { kind: 'card', paymentIntent } } : end;
  };
