import type { Browser, Page } from 'playwright/test';
import * as v from 'valibot';
import { expect, test } from '../support/journey.ts';

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      args: v.optional(v.object({ elementCount: v.optional(v.number()) }), {}),
    }),
  ),
});

test.use({ viewport: { width: 390, height: 844 } });

const changes = [
  { what: 'a link to the head', change: addLink, limit: 20 },
  // Rules such as "li + li" concern all elements of a kind.
  { what: 'a section to the content', change: addSection, limit: 120 },
];

// Rules such as ".card:has(> :empty) > *" and ".text > * + *" make Chromium compute the styles of much of the page after any
// change, anywhere: on a phone, up to a tenth of a second for each script that is loaded.
for (const path of [
  '/',
  '/categories/pressure',
  '/products/apt-210-010',
  '/search?q=pressure',
  '/part-wizard',
])
  for (const { what, change, limit } of changes)
    test(`adding ${what} of ${path} restyles little`, async ({ browser, page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      // The page may still have been changing by itself.
      await expect.poll(() => restyledBy(browser, page, change)).toBeLessThan(limit);
    });

/** How many elements the browser computes the styles of after a change. */
async function restyledBy(browser: Browser, page: Page, change: () => void): Promise<number> {
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline'] });
  await page.evaluate(change);
  const { traceEvents } = v.parse(Trace, JSON.parse((await browser.stopTracing()).toString()));
  const updates = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(updates).not.toEqual([]);
  return updates.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** As the site does before it imports a script. */
function addLink() {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
  document.head.append(link);
  document.documentElement.getBoundingClientRect();
}

function addSection() {
  document.querySelector('main section')?.before(document.createElement('section'));
  document.documentElement.getBoundingClientRect();
}
