import type { Page } from 'playwright/test';
import { faults } from './accessibility.ts';
import { expect } from './journey.ts';
import { measureLayoutShift, scrollThrough } from './layout-shift.ts';
import { letObserversRespond } from './observers.ts';

export const largestShift = 0.02;

/** Each is opened at its viewport and then checked at all of its widths. */
export const looks = [
  { name: 'wide and light', viewport: { width: 1440, height: 900 }, colorScheme: 'light', widths: [1440] },
  { name: 'narrow and dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', widths: [390, 820] },
] as const;

export interface Look {
  viewport: { width: number; height: number };
  widths: readonly number[];
}

/** Opens a page that must hydrate, not move, fit into its window, and have no accessibility problem. */
export async function checkScreen(page: Page, path: string, look: Look) {
  const shift = await measureLayoutShift(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await scrollThrough(page);
  expect(await shift(), 'cumulative layout shift').toBeLessThan(largestShift);
  await checkWidths(page, look);
}

/** Checks the page that is open. */
export async function checkWidths(page: Page, { viewport, widths }: Look) {
  for (const width of widths) {
    await page.setViewportSize({ ...viewport, width });
    expect(await overflow(page), `pixels wider than ${width}`).toBe(0);
    expect(await faults(page), `at ${width}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await faults(page, { checksContrast: false }), 'with forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(viewport);
}

/** No page may move when its font arrives after its text. */
export async function checkLateFont(page: Page, paths: string[]): Promise<void> {
  const shift = await measureLayoutShift(page);
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shift(), path).toBeLessThan(largestShift);
  }
}

/** A page that waited long for its first frame may have been idle before its script started. */
async function waitForHydration(page: Page): Promise<void> {
  // These pages have no script.
  if (new URL(page.url()).pathname.startsWith('/basic/')) return;
  await page.locator('header input[role=combobox]').waitFor({ state: 'attached' });
  await expect(page.locator('main [class*=skeleton]')).toHaveCount(0);
}

/** Pixels by which the page is wider than the window. */
async function overflow(page: Page): Promise<number> {
  await letObserversRespond(page);
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
