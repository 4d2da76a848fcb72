import { parseStandInPayment } from '#src/contract/checkout.ts';
import { carry } from '#src/outbox/wire.ts';
import styles from '#src/ui/form/form.module.css';
import type { CardForm, Confirmation } from './card-form.ts';

const payments = '/shopping-cart/test-payments/v1/payment_intents';

/**
 * Takes the place of Stripe's element where a shop tries out cards without an account of Stripe: the same steps, the
 * same test numbers (docs.stripe.com/testing), no money.
 */
export function standInCardForm(): CardForm {
  const number = field('Card number', 'cc-number');
  const expiry = field('Expiry, such as 12/34', 'cc-exp');
  const code = field('Security code', 'cc-csc');
  const frame = document.createElement('div');
  frame.className = styles.group ?? '';
  frame.append(number.label, expiry.label, code.label);

  const confirm: CardForm['confirm'] = async (clientSecret, isSaved) => {
    const [id = ''] = clientSecret.split('_secret_');
    const known = await send(`${payments}/${id}?client_secret=${clientSecret}`);
    if (known.type !== 'asked' && known.type !== 'open') return known;
    const end = await send(`${payments}/${id}/confirm`, {
      client_secret: clientSecret,
      ...(isSaved ? {} : { payment_method_data: { type: 'card', card: { number: number.input.value } } }),
    });
    if (end.type !== 'asked') return closed(end);
    const outcome = (await isConfirmedByBank(frame)) ? 'succeed' : 'fail';
    return closed(await send(`${payments}/${id}/authenticate`, { client_secret: clientSecret, outcome }));
  };
  return {
    mount: (place) => place.append(frame),
    unmount: () => frame.remove(),
    changeAmount: () => undefined,
    submit: async () => (number.input.value.trim() === '' ? 'Enter the number of the card.' : undefined),
    confirm,
  };
}

type Told = Confirmation | { type: 'asked' } | { type: 'open' };

const closed = (told: Told): Confirmation =>
  told.type === 'asked' || told.type === 'open'
    ? { type: 'declined', message: 'The card was not charged.' }
    : told;

async function send(path: string, body?: object): Promise<Told> {
  const reply = await carry(path, { method: body ? 'POST' : 'GET', ...(body ? { body } : {}) });
  if (reply === 'unreachable') return { type: 'unreachable' };
  const { status, message } = parseStandInPayment(reply.body);
  if (message !== null) return { type: 'declined', message };
  if (status === 'succeeded' || status === 'processing') return { type: 'paid' };
  return { type: status === 'requires_action' ? 'asked' : 'open' };
}

function field(words: string, autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc') {
  const label = document.createElement('label');
  const input = document.createElement('input');
  label.className = styles.field ?? '';
  input.autocomplete = autoComplete;
  input.inputMode = 'numeric';
  label.append(words, input);
  return { label, input };
}

/** What a bank's page asks in 3-D Secure. */
function isConfirmedByBank(place: HTMLElement): Promise<boolean> {
  const dialog = document.createElement('dialog');
  const question = document.createElement('p');
  const buttons = [answer('Yes, it is me', 'yes'), answer('No', 'no')];
  question.textContent = 'Test of 3-D Secure: your bank asks whether it is you who pays.';
  dialog.className = styles.dialog ?? '';
  dialog.append(question, ...buttons);
  place.append(dialog);
  for (const button of buttons) button.addEventListener('click', () => dialog.close(button.value));
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

function answer(words: string, value: string) {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = value;
  button.textContent = words;
  return button;
}
