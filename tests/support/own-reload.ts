import type { Page } from 'playwright/test';

/** Keeps a page from reloading itself when a chunk is missing, as it does once a minute (`src/app/offline/offline.tsx`). */
export async function preventOwnReload(page: Page) {
  await page.addInitScript(() => sessionStorage.setItem('fieldshop-reloaded-at', String(Date.now())));
}
