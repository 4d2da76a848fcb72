import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { theEngine } from './support/meilisearch';
import { aMemberOf, aMemberWith } from './support/staff';

const dayMs = 24 * 60 * 60 * 1000;
let backend: Backend;

beforeAll(async () => {
  backend = await aBackend();
  load('api/search/services/embedded-index.js').useEngine(await theEngine());
  await load('api/search/services/dirty-entries.js').markStale(backend.strapi, true);
  await load('api/search/services/indexer.js').wakeIndexer(backend.strapi);
});

afterAll(() => load('api/search/services/embedded-index.js').useEngine(undefined));

describe('searches without result', () => {
  it('are listed for staff by frequency, regardless of case and spaces', async () => {
    for (const words of ['Vortex meter', ' vortex  METER ', 'coriolis']) await report(words);
    expect(await listed()).toEqual([
      { name: 'vortex meter', count: 2 },
      { name: 'coriolis', count: 1 },
    ]);
  });

  it('are not counted if they have results, so that nobody can invent entries', async () => {
    await report('P100-010');
    expect(await names()).not.toContain('p100-010');
  });

  it.each([
    ['an e-mail address', 'ada@example.com'],
    ['a phone number', '+353 1 234 5678'],
    ['a phone number', 'call 0171-2345678 xq'],
    ['a serial number', '26110057'],
    ['a serial number', 'xq sn 26110057'],
    ['a long text', `xq ${'word '.repeat(20)}`],
    ['nothing', '  '],
  ])('are not stored if they contain %s: %s', async (_what, words) => {
    const before = await rows();
    await report(words);
    await load('platform/statistics/daily-counts.js').writeDailyCounts(backend.strapi);
    expect(await rows()).toEqual(before);
  });

  it('are stored if they contain a part number', async () => {
    for (const words of ['XQ-210-016', 'xq 060g1124']) await report(words);
    expect(await names()).toEqual(expect.arrayContaining(['xq-210-016', 'xq 060g1124']));
  });

  it('that were entered only once are omitted if there are enough others', async () => {
    for (const letter of 'abcdef')
      for (let time = 0; time < 2; time += 1) await report(`xq${letter}${letter}`);
    expect((await listed()).every(({ count }) => count > 1)).toBe(true);
  });

  it('are limited to 300 a day, and deleted after 30 days', async () => {
    const { countToday, writeDailyCounts, removeOldDailyCounts, mostCounted } = load(
      'platform/statistics/daily-counts.js',
    );
    const { strapi } = backend;
    const later = Date.now() + 100 * dayMs;
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 400; index += 1)
        countToday('search-without-result', `round ${round} ${index}`);
      await writeDailyCounts(strapi, later);
    }
    const most = (days: number) =>
      mostCounted(strapi, 'search-without-result', { most: 1000, now: later + days * dayMs });
    expect(await most(0)).toHaveLength(300);
    expect(await most(29)).toHaveLength(300);
    expect(await most(30)).toEqual([]);
    await removeOldDailyCounts(strapi, later + 30 * dayMs);
    expect(await rows()).toEqual([]);
  });

  it('can be read only by staff who may read products', async () => {
    const other = await aMemberWith([{ action: 'read', subject: 'api::page.page' }]);
    expect((await other.open(url)).statusCode).toBe(403);
    expect((await backend.get(url)).statusCode).toBe(401);
  });
});

const url = '/admin/searches-without-result.json';

async function report(words: string): Promise<void> {
  const response = await backend.send({
    method: 'POST',
    url: '/api/search/no-results',
    payload: { data: { words } },
  });
  expect(response.statusCode).toBe(204);
}

async function listed(): Promise<{ name: string; count: number }[]> {
  await load('platform/statistics/daily-counts.js').writeDailyCounts(backend.strapi);
  const response = await (await aMemberOf('fieldshop-shop-staff')).open(url);
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

const names = async () => (await listed()).map(({ name }) => name);
const rows = async () => backend.strapi.db.connection('fieldshop_daily_counts').select('name', 'count');
