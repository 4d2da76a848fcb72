import type { Page } from 'playwright/test';

/**
 * Must be called before the page is opened; returns the sum of the layout shifts of the page that is open. DevTools reports
 * them, because a page without JavaScript cannot observe its own.
 */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  const shifts: { value: number; time: number }[] = [];
  devTools.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) shifts.length = 0;
  });
  devTools.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails: shift, time } }) => {
    if (shift && !shift.hadRecentInput) shifts.push({ value: shift.value, time });
  });
  await devTools.send('Page.enable');
  await devTools.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return async () => {
    // Events are sent in order, so those until now have arrived before the response.
    const openedAt = (await page.evaluate(() => performance.timeOrigin)) / 1000;
    await devTools.send('Runtime.evaluate', { expression: 'null' });
    // The last shifts of the previous page can arrive after the navigation.
    return shifts.reduce((sum, { value, time }) => (time < openedAt ? sum : sum + value), 0);
  };
}

/** Scrolls through the page, so that everything that loads late has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  // The pauses are outside the page, because a page without JavaScript has no timers.
  for (let y = 0, end = 1; y < end; await page.waitForTimeout(60)) {
    const [windowHeight, pageHeight] = await page.evaluate((top) => {
      scrollTo(0, top);
      return [innerHeight, document.body.scrollHeight] as const;
    }, y);
    y += windowHeight * 0.8;
    end = pageHeight;
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
}

/** Scrolls up and down while the page is loading, until it has loaded. */
export async function scrollAtOnce(page: Page): Promise<void> {
  // A page whose first bytes have not been parsed has no root element.
  await page.waitForFunction('document.documentElement');
  await page.evaluate(`(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    for (const end = performance.now() + 1200; performance.now() < end; await pause()) {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight * 0.8);
    }
  })()`);
  await page.waitForLoadState('networkidle');
}
