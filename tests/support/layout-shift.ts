import type { Page } from 'playwright/test';
import * as v from 'valibot';

/** Must be called before the page is opened; returns the sum of the layout shifts of the page that is open. */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    // Added once for each call.
    if (globalThis.layoutShift === undefined) {
      globalThis.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    }
  `);
  return async () => v.parse(v.number(), await page.evaluate('globalThis.layoutShift'));
}

/** Scrolls through the page, so that everything that loads late has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.8) { scrollTo(0, y); await pause(); }
    scrollTo(0, 0);
  })()`);
  await page.waitForLoadState('networkidle');
}

/** Scrolls up and down while the page is loading, until it has loaded. */
export async function scrollAtOnce(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    for (const end = performance.now() + 1200; performance.now() < end; await pause()) {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight * 0.8);
    }
  })()`);
  await page.waitForLoadState('networkidle');
}
