import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** The page must fit into 320 px and stay usable at 400 %, a window of 1280 × 1024. */
export async function checkNarrow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await coveredHeights(page)).toEqual([]);
}

/** Pixels by which the page can be scrolled to the side. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    scrollTo(1000, scrollY);
    return scrollX;
  });

/** Heights in the window at which something other than the content is shown, although the page is scrolled to it. */
const coveredHeights = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    scrollTo(0, main?.offsetTop ?? 0);
    return [8, 64, 128, 200].filter((y) => !main?.contains(document.elementFromPoint(160, y)));
  });
