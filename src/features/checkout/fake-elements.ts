import { m } from '#src/messages/m.ts';
import styles from '#src/ui/form/form.module.css';

/** Fake of `stripe.elements()` with one card form. */
export function fakeElements() {
  const number = field(m.checkout.cardNumber, 'cc-number');
  const expiry = field(m.checkout.expiry, 'cc-exp');
  const code = field(m.checkout.securityCode, 'cc-csc');
  const frame = document.createElement('div');
  frame.className = styles.group ?? '';
  frame.append(number.label, expiry.label, code.label);
  const element = {
    mount: (container: HTMLElement) => container.append(frame),
    destroy: () => frame.remove(),
    update: () => undefined,
    on: () => element,
    off: () => element,
  };
  const incomplete = { error: { type: 'validation_error', message: m.checkout.enterCardNumber } };
  return {
    create: () => element,
    update: () => undefined,
    submit: async () => (number.input.value.trim() === '' ? incomplete : {}),
    number: () => number.input.value,
  };
}

function field(text: string, autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc') {
  const label = document.createElement('label');
  const input = document.createElement('input');
  label.className = styles.field ?? '';
  input.autocomplete = autoComplete;
  input.inputMode = 'numeric';
  label.append(text, input);
  return { label, input };
}
