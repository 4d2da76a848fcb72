import type { Page } from 'playwright/test';

/** Presses Tab until the focus is back at the first control. Radio buttons are left out: a group is one stop. */
export async function tabThrough(page: Page): Promise<{ missed: string[]; covered: string[] }> {
  const watched = await page.evaluateHandle(watchFocus);
  for (let isBack = false; !isBack;) {
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Tab');
    isBack = await watched.evaluate((watch) => watch.isBack());
  }
  return watched.evaluate((watch) => watch.report());
}

/** Runs in the page. */
function watchFocus() {
  const reached = new Set<Element>();
  const covered: string[] = [];
  let isBack = false;
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80);
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    isBack ||= reached.has(target);
    reached.add(target);
    const { left, top, width, height } = target.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    if (!shown || !(target.contains(shown) || shown.contains(target))) covered.push(nameOf(target));
  });
  const controls = 'a[href], button, input:not([type=radio]), select, textarea, summary, [tabindex="0"]';
  const report = () => ({
    missed: [...document.querySelectorAll(controls)]
      .filter((element) => !reached.has(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(':disabled, [type=hidden], [tabindex="-1"]'))
      .map(nameOf),
    covered,
  });
  return { report, isBack: () => isBack };
}
