import type { Locator, Page } from 'playwright/test';

/** Whether the site's script runs: the router marks the entry in the history when it starts. */
export const hasStarted = (page: Page) => page.evaluate<boolean>('history.state?.idx !== undefined');

/** Whether React has taken over this element. Until then, links load documents. */
export const isTakenOver = (locator: Locator) =>
  locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
