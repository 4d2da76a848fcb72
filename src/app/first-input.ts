const inputs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'];

/** Resolves at the first sign that the visitor uses the page. */
export function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const onInput = (event: Event) => {
      if (isAtRest(event)) return;
      listening.abort();
      resolve();
    };
    for (const type of inputs)
      window.addEventListener(type, onInput, { capture: true, passive: true, signal: listening.signal });
  });
}

/** Chromium also reports the position of a mouse that does not move. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * Repeats the last click on a button. Before React has taken over the page, a button without a form does nothing; links,
 * forms and menus work by themselves.
 */
export function repeatClick(): () => void {
  const listening = new AbortController();
  let button: HTMLButtonElement | undefined;
  const onClick = ({ target }: Event) => {
    const clicked = target instanceof Element ? target.closest('button') : null;
    button = clicked?.form ? undefined : (clicked ?? undefined);
  };
  document.addEventListener('click', onClick, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    if (button?.isConnected) button.click();
  };
}
