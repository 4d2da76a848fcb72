import { languagePrefix } from '#src/format/language-prefix.ts';

/** Screen readers may report only the click, and a browser that fills in a form only the input. */
const inputs = ['pointermove', 'pointerdown', 'click', 'scroll', 'keydown', 'focusin', 'input'];

/** Resolves at the first sign that the visitor uses the page. */
export const firstInput = () =>
  new Promise<void>((resolve) => {
    for (const type of inputs)
      window.addEventListener(type, (event) => isAtRest(event) || resolve(), {
        capture: true,
        passive: true,
      });
  });

/** Chromium also reports the position of a mouse that does not move. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

type Control = HTMLButtonElement | HTMLInputElement;

/**
 * Repeats clicks that need React, which has not yet taken over the page: on buttons that submit no form, and checkboxes
 * without a form. A checkbox that was clicked twice is as before. Links, forms and menus work by themselves.
 */
export function repeatClicks(): () => void {
  const clicked = new Set<Control>();
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<Control>('button, input[type=checkbox]');
    if (!control || (control.form && control.type !== 'button')) return;
    if (!('checked' in control && clicked.delete(control))) clicked.add(control);
  };
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    for (const control of clicked) {
      if ('checked' in control) control.checked = !control.checked;
      control.click();
    }
  };
}

const maxHoldMs = 10_000;

/**
 * Marks a form that works without JavaScript as submitted, for the part that will take over or replace it (features/cart,
 * features/requests). If that cannot be loaded, the browser posts the form, once there is a connection.
 */
export function holdForms() {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (
      !(form instanceof HTMLFormElement) ||
      !form.getAttribute('action')?.startsWith(`${languagePrefix}/basic/`)
    )
      return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    // In the part that will replace this form, Enter in a field adds nothing.
    if ('byClickOnly' in form.dataset && document.activeElement instanceof HTMLInputElement) return;
    form.dataset.submitted = '';
    const post = () => form.isConnected && 'submitted' in form.dataset && form.submit();
    // Without a connection, the browser would replace the page with an error.
    const postWhenOnline = () =>
      navigator.onLine ? post() : window.addEventListener('online', post, { once: true });
    setTimeout(postWhenOnline, maxHoldMs);
  });
}
