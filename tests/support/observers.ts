import type { Page } from 'playwright/test';

/**
 * Waits until the observers of the page have responded to its current state, two frames later. A page without JavaScript has
 * none, and its sandbox blocks callbacks for frames.
 */
export const letObserversRespond = (page: Page): Promise<unknown> =>
  page.evaluate(`matchMedia('(scripting: none)').matches ||
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))`);
