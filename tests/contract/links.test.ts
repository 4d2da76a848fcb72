import { beforeAll, describe, expect, inject, it } from 'vitest';

const origin = inject('origin');
const atOnce = 8;

/** The pages that link to each URL, by URL. */
const linkedFrom = new Map<string, string>();
const broken: string[] = [];

beforeAll(async () => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
  for (const page of pages) linkedFrom.set(page, 'the sitemap');
  await forEach(pages, readLinks);
  // The page of a document links to its file and is not in the sitemap.
  const ofDocuments = [...linkedFrom.keys()].filter((url) => url.startsWith('/documents/'));
  await forEach(ofDocuments, readLinks);
  const read = new Set([...pages, ...ofDocuments]);
  await forEach(
    [...onePerQuery(linkedFrom.keys())].filter((url) => !read.has(url)),
    check,
  );
}, 480_000);

async function readLinks(page: string) {
  const response = await fetch(origin + page);
  noteBroken(page, response);
  for (const url of urlsIn(await response.text())) if (!linkedFrom.has(url)) linkedFrom.set(url, page);
}

async function check(url: string) {
  const response = await fetch(origin + url);
  await response.body?.cancel();
  noteBroken(url, response);
}

function noteBroken(url: string, { status }: Response) {
  if (status !== 200) broken.push(`${status} ${url}, linked from ${linkedFrom.get(url)}`);
}

/** Whether a page exists depends on its path, so one URL per kind of page is enough to check its parameters. */
function onePerQuery(urls: Iterable<string>): Set<string> {
  const chosen = new Map<string, string>();
  for (const url of urls) {
    const { pathname, searchParams } = new URL(url, origin);
    const [, kind = ''] = pathname.split('/');
    const parameters = [...new Set(searchParams.keys())].sort().join();
    chosen.set(pathname, pathname);
    if (parameters !== '') chosen.set(`${kind}?${parameters}`, url);
  }
  return new Set(chosen.values());
}

describe('every URL on a public page', () => {
  it('exists: pages, pictures, documents, videos', () => {
    expect(broken).toEqual([]);
    const documents = [...linkedFrom.keys()].filter((url) => url.includes('.pdf'));
    expect(documents.length).toBeGreaterThan(100);
  });
});

function urlsIn(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:href|src|poster|srcset|srcSet|content)="([^"]+)"/g)];
  return attributes
    .flatMap(([, value = '']) => value.split(/, (?=\/)/))
    .map((candidate) =>
      (candidate.split(' ')[0] ?? '').replaceAll('&amp;', '&').replace(origin, '').replace(/#.*$/, ''),
    )
    .filter((url) => /^\/(?!\/)/.test(url));
}

async function forEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
