import { expect, inject, it } from 'vitest';
import { onePageOfEachKind } from '../../scripts/measure/page-kinds.mjs';

const origin = inject('origin');

it('A page whose script waits for the first input is complete without it', async () => {
  const pages = await onePageOfEachKind(origin);
  const htmls = await Promise.all(
    pages.map(async (page) => ({ page, html: await (await fetch(origin + page)).text() })),
  );
  const waiting = htmls.filter(({ html }) => html.includes('data-starts-on-input'));
  expect(waiting.length).toBeGreaterThan(10);
  const incomplete = waiting.filter(({ html }) => /<main[^]*class="_skeleton_[^]*<\/main>/.test(html));
  expect(incomplete.map(({ page }) => page)).toEqual([]);
});
