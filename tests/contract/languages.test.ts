import { beforeAll, describe, expect, inject, it } from 'vitest';
import { segmentsOf } from '../../scripts/build/path-segments.mjs';

const origin = inject('origin');
// The proof of all pages takes a minute, so every test run takes a part of them.
const everyNth = 7;

// Words that are in most English sentences, but in no German or French one.
const english =
  /(?<!\p{L})(?:the|of|with|is|are|from|without|by|our|your|each|which|this|that|for)(?!\p{L})/iu;
const names = /^Isle of Man$/;

const redirected = ['de', 'fr'].flatMap((language) =>
  Object.keys(segmentsOf(language) ?? {}).map((path) => `/${language}${path}/`),
);

describe.each(['de', 'fr'])('the pages in another language (%s)', (language) => {
  let pages: { url: string; html: string }[];
  beforeAll(async () => {
    const sitemap = await (await fetch(`${origin}/${language}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    pages = await Promise.all(
      urls
        .filter((_url, index) => index % everyNth === 0)
        .map(async (url) => ({ url, html: await read(url) })),
    );
  });

  it('have no English text', () => {
    expect(pages.length).toBeGreaterThan(30);
    const found = pages.flatMap(({ url, html }) =>
      textsIn(html)
        .filter((text) => english.test(text) && !names.test(text))
        .map((text) => `${url}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('have URLs and links in that language', () => {
    const links = new Set(pages.flatMap(({ url, html }) => [url, ...linksIn(html)]));
    const paths = [...links].map((link) => new URL(link, origin).pathname);
    expect(paths.filter((path) => path.startsWith(`/${language}/`)).length).toBeGreaterThan(100);
    expect(paths.filter((path) => redirected.some((first) => `${path}/`.startsWith(first)))).toEqual([]);
  });

  it('name each other, and so do those in English', async () => {
    for (const { url, html } of pages) expect(alternatesIn(html), url).toContain(url);
    const [{ html = '' } = {}] = pages;
    const alternates = alternatesIn(html);
    expect(alternates).toHaveLength(4);
    for (const url of alternates) expect(alternatesIn(await read(url)), url).toEqual(alternates);
  });
});

describe('a list whose filters are named in another language', () => {
  const open = (filters: string[]) =>
    fetch(`${origin}/de/kategorien/druck?${filters.join('&')}`, { redirect: 'manual' });
  const fillers = (count: number) => Array.from({ length: count }, (_, index) => `filler${index}=1`);

  it('moves to the URL with their names in its own', async () => {
    const response = await open(['pressure-type=Differential', ...fillers(49)]);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toMatch(
      /^\/de\/kategorien\/druck\?druckart=Differenzdruck&filler0=1&/,
    );
  });

  it('stays if it has more parameters than people choose, which would take long to compare', async () => {
    expect((await open(['pressure-type=Differential', ...fillers(50)])).status).toBe(200);
  });
});

/** Links, and URLs in data for search engines. The data of the page itself has English paths. */
const linksIn = (html: string) =>
  [
    ...html
      .replaceAll(/<script type="application\/json"[^]*?<\/script>/g, '')
      .matchAll(/(?:(?:href|action)=|"(?:url|item|@id)":)"((?:\/|https?:)[^"]*)"/g),
  ].map(([, url = '']) => url);

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} has status ${response.status}`);
  return response.text();
}

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi)].map(([, url = '']) => url);

/** What is shown or read out: text, and the attributes that contain text. URLs and texts marked as English are not. */
function textsIn(html: string): string[] {
  const shown = html
    .replaceAll(/<(script|style|template)[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*\slang="en"[^>]*>[^<]*/g, ' ');
  const attributes = shown.matchAll(/(?:alt|aria-label|title|placeholder|content)="([^"]+)"/g);
  return [...shown.matchAll(/>([^<>]+)</g), ...attributes]
    .map(([, text = '']) => text.trim())
    .filter((text) => !/^https?:\/\//.test(text));
}
