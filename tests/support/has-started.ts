import type { Page } from 'playwright/test';

/** Whether the site's script runs: the router marks the entry in the history when it starts. */
export const hasStarted = (page: Page) => page.evaluate<boolean>('history.state?.idx !== undefined');
