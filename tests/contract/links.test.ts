import { beforeAll, describe, expect, inject, it } from 'vitest';

const origin = inject('origin');
const atOnce = 8;

/** The pages that link to each URL, by URL. */
const named = new Map<string, string>();

beforeAll(async () => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
  for (const page of pages) named.set(page, 'the sitemap');
  await forEach(pages, readNamed);
  // The page of a document links to its file and is not in the sitemap.
  await forEach([...named.keys()].filter(isPageOfDocument), readNamed);
});

async function readNamed(page: string) {
  const html = await (await fetch(origin + page)).text();
  for (const address of addressesIn(html)) if (!named.has(address)) named.set(address, page);
}

const isPageOfDocument = (address: string) => address.startsWith('/documents/');

describe('every URL on a public page', () => {
  it('exists: pages, pictures, documents, videos', async () => {
    const broken: string[] = [];
    await forEach([...named], async ([address, page]) => {
      const { status, body } = await fetch(origin + address);
      await body?.cancel();
      if (status !== 200) broken.push(`${status} ${address}, named by ${page}`);
    });
    expect(broken).toEqual([]);
    const documents = [...named.keys()].filter((address) => address.includes('.pdf'));
    expect(documents.length).toBeGreaterThan(100);
  }, 120_000);
});

function addressesIn(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:href|src|poster|srcset|srcSet|content)="([^"]+)"/g)];
  return attributes
    .flatMap(([, value = '']) => value.split(/, (?=\/)/))
    .map((candidate) =>
      (candidate.split(' ')[0] ?? '').replaceAll('&amp;', '&').replace(origin, '').replace(/#.*$/, ''),
    )
    .filter((address) => /^\/(?!\/)/.test(address));
}

async function forEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
