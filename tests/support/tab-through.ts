import type { Page } from 'playwright/test';
import { letObserversRespond } from './observers.ts';

/** Presses Tab until the focus is back at the first control. Radio buttons are left out: a group is one stop. */
export async function tabThrough(page: Page): Promise<{ missed: string[]; covered: string[] }> {
  const watched = await page.evaluateHandle(watchFocus);
  for (let isBack = false; !isBack;) {
    await page.keyboard.press('Tab');
    isBack = await watched.evaluate((watch) => watch.look());
  }
  // The search field in the header is visible only while the one in the page is not: the page has just scrolled to its start.
  await letObserversRespond(page);
  return watched.evaluate((watch) => watch.report());
}

/** Runs in the page. Has no listeners, because the sandbox of a page without JavaScript blocks them. */
function watchFocus() {
  const reached = new Set<Element>();
  const covered: string[] = [];
  let last: Element | null = null;
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80);
  /** Returns whether the focus is back. Between the last and the first control, it is on no element but the body. */
  const look = () => {
    const target = document.activeElement;
    // The parts of a date are stops within one control.
    if (!target || target === last) return false;
    last = target;
    if (target === document.body) return false;
    if (reached.has(target)) return true;
    reached.add(target);
    const { left, top, width, height } = target.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    if (!shown || !(target.contains(shown) || shown.contains(target))) covered.push(nameOf(target));
    return false;
  };
  const controls = 'a[href], button, input:not([type=radio]), select, textarea, summary, [tabindex="0"]';
  const report = () => ({
    missed: [...document.querySelectorAll(controls)]
      .filter((element) => !reached.has(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(':disabled, [type=hidden], [tabindex="-1"]'))
      .map(nameOf),
    covered,
  });
  return { report, look };
}
