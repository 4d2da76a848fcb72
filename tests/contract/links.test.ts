import { beforeAll, describe, expect, inject, it } from 'vitest';

const origin = inject('origin');
const atOnce = 8;

/** The pages that link to each URL, by URL. */
const named = new Map<string, string>();
const broken: string[] = [];

beforeAll(async () => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
  for (const page of pages) named.set(page, 'the sitemap');
  await forEach(pages, readNamed);
  // The page of a document links to its file and is not in the sitemap.
  const ofDocuments = [...named.keys()].filter((address) => address.startsWith('/documents/'));
  await forEach(ofDocuments, readNamed);
  const read = new Set([...pages, ...ofDocuments]);
  await forEach(
    [...onePerQuery(named.keys())].filter((address) => !read.has(address)),
    check,
  );
}, 180_000);

async function readNamed(page: string) {
  const response = await fetch(origin + page);
  noteBroken(page, response);
  for (const address of addressesIn(await response.text())) if (!named.has(address)) named.set(address, page);
}

async function check(address: string) {
  const response = await fetch(origin + address);
  await response.body?.cancel();
  noteBroken(address, response);
}

function noteBroken(address: string, { status }: Response) {
  if (status !== 200) broken.push(`${status} ${address}, named by ${named.get(address)}`);
}

/** What exists depends on the path. Of each kind of page, one URL shows that it takes these parameters. */
function onePerQuery(addresses: Iterable<string>): Set<string> {
  const chosen = new Map<string, string>();
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address, origin);
    const [, kind = ''] = pathname.split('/');
    const parameters = [...new Set(searchParams.keys())].sort().join();
    chosen.set(pathname, pathname);
    if (parameters !== '') chosen.set(`${kind}?${parameters}`, address);
  }
  return new Set(chosen.values());
}

describe('every URL on a public page', () => {
  it('exists: pages, pictures, documents, videos', () => {
    expect(broken).toEqual([]);
    const documents = [...named.keys()].filter((address) => address.includes('.pdf'));
    expect(documents.length).toBeGreaterThan(100);
  });
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
