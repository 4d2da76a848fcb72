import type { Page } from 'playwright/test';
import { hasStarted } from '../support/has-started.ts';
import { expect, test } from '../support/journey.ts';
import { pathOf, publicPages } from '../support/public-pages.ts';

// The other pages of filters, lists and tools.
const others = [
  { kind: 'table', path: '/categories/pressure?view=table' },
  { kind: 'search', path: '/search?q=apt' },
  { kind: 'part wizard', path: '/part-wizard?measured=pressure&to=16' },
];

test.describe('a page without its script', () => {
  test.use({ serviceWorkers: 'block', expectedMessages: [/net::ERR_FAILED/] });

  for (const shown of [...publicPages, ...others])
    test(`has all the styles that it needs: ${shown.kind}`, async ({ page, request }) => {
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(await pathOf(shown, request), { waitUntil: 'networkidle' });
      expect(await changedByAllStyles(page)).toEqual([]);
    });
});

test.describe('the style sheet', () => {
  test.use({ serviceWorkers: 'block', isUntouched: true, expectedMessages: [/net::ERR_FAILED/] });

  test('is loaded again until it arrives, and the script waits for it', async ({ page }) => {
    let requests = 0;
    await page.route('**/assets/*.css', (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.mouse.move(100, 100);
    // After the content, with the first input, and at least once more.
    await expect.poll(() => requests).toBeGreaterThan(3);
    expect(await hasStarted(page)).toBe(false);

    await page.unroute('**/assets/*.css');
    await expect.poll(() => hasStarted(page), { timeout: 20_000 }).toBe(true);
    await page.getByRole('link', { name: 'Products' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    expect(await page.evaluate(rulesOfLastSheet)).toBeGreaterThan(500);
  });
});

const rulesOfLastSheet = () => Array.from(document.styleSheets).at(-1)?.cssRules.length;

/** The elements that look different when the whole style sheet is added to the page. */
const changedByAllStyles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const lookOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === 'none') return '';
      return Array.from(style, (property) => style.getPropertyValue(property)).join();
    };
    const looks = () =>
      Array.from(document.querySelectorAll('html, body, body *'), (element) => ({
        name: `${element.localName}.${element.className}`,
        look: lookOf(element) + lookOf(element, '::before') + lookOf(element, '::after'),
      }));
    const before = looks();
    const template = document.querySelector<HTMLTemplateElement>('#route-scripts');
    const href = template?.content.querySelector('link[as=style]')?.getAttribute('href') ?? '';
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
    return looks()
      .filter(({ look }, index) => look !== before[index]?.look)
      .map(({ name }) => name);
  });
