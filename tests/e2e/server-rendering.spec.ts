import * as v from 'valibot';
import { expect, test } from '../support/journey.ts';
import { pathInLanguage } from '../support/in-language/urls-in-language.ts';
import { pathOf, publicPages } from '../support/public-pages.ts';
import type { Page } from 'playwright/test';
import { onlyProved } from '../../scripts/proofs/list.mjs';

test.use({ javaScriptEnabled: false });

const oftenVisited = new Set(['home', 'category', 'product', 'article', 'contact', 'request quote']);

for (const publicPage of publicPages) {
  const tag = oftenVisited.has(publicPage.kind) ? [] : onlyProved;
  test(
    `${publicPage.kind}: is complete in the HTML, without JavaScript`,
    { tag },
    async ({ page, request, baseURL }) => {
      const path = await pathOf(publicPage, request);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);

      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.length).toBeGreaterThan(100);
      expect(text).not.toMatch(/undefined|NaN|\[object|null/);

      await expect(page).toHaveTitle(/.{10,}/);
      await hasContent(page, 'meta[name="description"]', /.{30,}/);
      await hasContent(page, 'meta[property="og:title"]', /.{3,}/);
      await hasContent(page, 'meta[property="og:type"]', /.+/);
      await hasContent(page, 'meta[property="og:url"]', new RegExp(`^${baseURL}`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new URL(pathInLanguage(path), baseURL).href,
      );
      expect(await describedTypes(page)).toEqual(expect.arrayContaining(publicPage.describes ?? []));
    },
  );
}

test('the first picture loads early, those below the fold lazily', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveAttribute('imagesrcset', /avif/);
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('width', /\d/);
    await expect(picture).toHaveAttribute('alt', /.*/);
  }
});

const Described = v.object({ '@context': v.literal('https://schema.org'), '@type': v.string() });

async function describedTypes(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .flatMap((text): unknown[] => [JSON.parse(text)].flat())
    .map((entry) => v.parse(Described, entry)['@type']);
}

async function hasContent(page: Page, selector: string, pattern: RegExp) {
  await expect(page.locator(selector)).toHaveCount(1);
  await expect(page.locator(selector)).toHaveAttribute('content', pattern);
}
