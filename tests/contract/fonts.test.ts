import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { onePageOfEachKind } from '../../scripts/measure/page-kinds.mjs';

const origin = inject('origin');
const styles = readFileSync(new URL('../../src/ui/fonts.css', import.meta.url), 'utf8');
const [, ranges = ''] = /unicode-range:([^;]+);/.exec(styles) ?? [];
const points = ranges.replaceAll(/[\s,]|U\+/g, ' ').replaceAll(/[0-9A-F]+/g, (point) => `\\u{${point}}`);
const seldom = new RegExp(`[${points.replaceAll(' ', '')}]`, 'gu');

// Names of contacts, such as Świderski, need the second font.
const withNames = /^\/contacts|^\/ansprechpartner/;

describe.each(['', '/de', '/fr'])('the pages at %s/', (prefix) => {
  it('do not need the font of rarely used characters, which is 17 kB', async () => {
    const pages = await onePageOfEachKind(origin, prefix);
    expect(pages.length).toBeGreaterThan(10);
    const found = await Promise.all(
      pages
        .filter((page) => !withNames.test(page.slice(prefix.length)))
        .map(async (page) => [page, ...((await shownText(page)).match(seldom) ?? [])]),
    );
    expect(found.filter(([, ...signs]) => signs.length > 0)).toEqual([]);
  });
});

/** Without the options of fields: they are drawn when a field is opened. */
async function shownText(page: string): Promise<string> {
  const html = await (await fetch(origin + page)).text();
  return html
    .replaceAll(/<(head|script|template|option)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
}
