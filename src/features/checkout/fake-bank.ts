import styles from '#src/ui/form/form.module.css';

/** What a bank's page asks in 3-D Secure: whether it is the customer who pays. */
export function askAsBank(): Promise<boolean> {
  const dialog = document.createElement('dialog');
  const question = document.createElement('p');
  const buttons = [answer('Yes, it is me', 'yes'), answer('No', 'no')];
  question.textContent = '3-D Secure test: your bank asks you to confirm this payment.';
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

function answer(words: string, value: string) {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = value;
  button.textContent = words;
  return button;
}
