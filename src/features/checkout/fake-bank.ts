import { m } from '#src/messages/m.ts';
import styles from '#src/ui/form/form.module.css';

/** Fakes the bank's 3-D Secure page, which asks the customer to confirm the payment. */
export function confirmAsBank(): Promise<boolean> {
  const dialog = document.createElement('dialog');
  const question = document.createElement('p');
  const buttons = [createButton(m.checkout.confirmPayment, 'yes'), createButton(m.checkout.cancel, 'no')];
  question.textContent = m.checkout.bankQuestion;
  dialog.className = styles.dialog ?? '';
  dialog.append(question, ...buttons);
  document.body.append(dialog);
  for (const button of buttons) button.addEventListener('click', () => dialog.close(button.value));
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

function createButton(label: string, value: string) {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = value;
  button.textContent = label;
  return button;
}
