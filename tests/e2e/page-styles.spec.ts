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

  test.beforeEach(({ page }) => page.route('**/assets/index-*.js', (route) => route.abort()));

  for (const shown of [...publicPages, ...others])
    test(`has all the styles that it needs: ${shown.kind}`, async ({ page, request }) => {
      await page.goto(await pathOf(shown, request));
      expect(await missingSelectors(page)).toEqual([]);
    });

  test('looks the same when the whole style sheet is added', async ({ page }) => {
    await page.goto('/contacts', { waitUntil: 'networkidle' });
    expect(await changedByAllStyles(page)).toEqual([]);
  });
});

test.describe('the style sheet', () => {
  test.use({ serviceWorkers: 'block', isUntouched: true, expectedMessages: [/net::ERR_FAILED/] });

  test('is loaded again, also after a captive portal, until it arrives, and the script waits for it', async ({
    page,
  }) => {
    let requests = 0;
    await page.route('**/assets/*.css', (route) => {
      requests += 1;
      const portal = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
      return requests % 2 === 0 ? route.abort() : route.fulfill(portal);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.mouse.move(100, 100);
    // After the content, with the first input, and at least twice more.
    await expect.poll(() => requests, { timeout: 20_000 }).toBeGreaterThan(4);
    expect(await hasStarted(page)).toBe(false);

    await page.unroute('**/assets/*.css');
    await expect.poll(() => hasStarted(page), { timeout: 20_000 }).toBe(true);
    await page.getByRole('link', { name: 'Products' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    expect(await page.evaluate(rulesOfLastSheet)).toBeGreaterThan(500);
  });
});

/** Of the whole style sheet, which the page loads with the scripts of its route. */
const urlOfSheet = () =>
  document
    .querySelector<HTMLTemplateElement>('#route-scripts')
    ?.content.querySelector('link[as=style]')
    ?.getAttribute('href') ?? '';

const rulesOfLastSheet = () => Array.from(document.styleSheets).at(-1)?.cssRules.length;

/** The selectors of the whole style sheet that match, or would match in another state, but are not in the page. */
async function missingSelectors(page: Page): Promise<string[]> {
  return page.evaluate(
    async (href) => {
      const states = /:(?:hover|active|focus-within|focus-visible|focus|checked|user-invalid)(?![\w-])/g;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(href)).text());
      const inPage = new Set(
        Array.from(document.styleSheets, ({ cssRules }) => selectorsOf(cssRules)).flat(),
      );
      const all = selectorsOf(sheet.cssRules);
      const missing = all.filter(
        (selector) => !inPage.has(selector) && document.querySelector(inAnyState(selector)),
      );
      return all.length < 1000 ? ['The style sheet is incomplete.'] : missing;

      function selectorsOf(rules: CSSRuleList): string[] {
        return Array.from(rules).flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return alternativesOf(rule.selectorText);
          return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
        });
      }

      function alternativesOf(selectors: string): string[] {
        const isOutside = (index: number) =>
          selectors.slice(0, index).split('(').length === selectors.slice(0, index).split(')').length;
        const ends = Array.from(selectors.matchAll(/, |$/g), ({ index }) => index).filter(isOutside);
        return ends.map((end, at) => selectors.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 2, end));
      }

      function inAnyState(selector: string): string {
        const element = selector.replaceAll(/::[\w-]+/g, '').replaceAll(states, '');
        return element.replaceAll(/ ([>+~]) /g, '$1').replaceAll(/(^|[ >+~(])(?=$|[ >+~)])/g, '$1*');
      }
    },
    await page.evaluate(urlOfSheet),
  );
}

/** The elements that look different when the whole style sheet is added to the page. */
async function changedByAllStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    async (href) => {
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
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
      });
      return looks()
        .filter(({ look }, index) => look !== before[index]?.look)
        .map(({ name }) => name);
    },
    await page.evaluate(urlOfSheet),
  );
}
