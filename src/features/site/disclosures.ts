/**
 * Adds menu behaviour to the `details` elements inside: Escape closes them and restores the focus, a click or focus
 * elsewhere closes them, and hovering with a mouse opens them.
 */
export function listenToMenus(element: HTMLElement, opensOnHover: boolean, signal: AbortSignal) {
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !element.contains(target)) closeAll(element);
  };
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  element.addEventListener('keydown', (event) => event.key === 'Escape' && closeOpen(element), { signal });
  if (opensOnHover) listenToHover(element, signal);
}

const opened = (element: HTMLElement) => [...element.querySelectorAll<HTMLDetailsElement>('details[open]')];

function closeAll(element: HTMLElement) {
  for (const details of opened(element)) details.open = false;
}

/** The innermost open element. */
function closeOpen(element: HTMLElement) {
  const last = opened(element).at(-1);
  if (!last) return;
  last.open = false;
  last.querySelector('summary')?.focus();
}

/** Long enough that a mouse crossing the header opens nothing. */
const hoverDelayMs = 120;

/** A click this soon after hovering opened the panel means "open", not "close". */
const clickGraceMs = 600;

function listenToHover(element: HTMLElement, signal: AbortSignal) {
  for (const details of element.querySelectorAll('details')) {
    let timer: number | undefined;
    let openedAt = 0;
    const setLater = (isOpen: boolean) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (isOpen && !details.open) openedAt = performance.now();
        details.open = isOpen;
      }, hoverDelayMs);
    };
    const later = (isOpen: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setLater(isOpen);
    };
    const stayOpen = (event: Event) => {
      window.clearTimeout(timer);
      if (details.open && performance.now() - openedAt < clickGraceMs) event.preventDefault();
    };
    details.addEventListener('pointerenter', later(true), { signal });
    details.addEventListener('pointerleave', later(false), { signal });
    details.querySelector('summary')?.addEventListener('click', stayOpen, { signal });
    // Moving the mouse here may be what started the script.
    if (window.matchMedia('(hover: hover)').matches && details.matches(':hover')) setLater(true);
  }
}
