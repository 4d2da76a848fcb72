import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { aMeilisearch } from './support/meilisearch';

let meilisearch: Awaited<ReturnType<typeof aMeilisearch>>;

beforeAll(async () => {
  await aBackend();
  meilisearch = await aMeilisearch();
});

afterAll(() => meilisearch.stop());

describe("Meilisearch's client", () => {
  it('waits while a task is enqueued or processing, and stops at any other status', async () => {
    const slow = await aMeilisearch({ taskMilliseconds: 160 });
    const succeeded = await new Meilisearch({ host: slow.host }).createIndex('waited').waitTask();
    expect(succeeded.status).toBe('succeeded');
    const polls = slow.seen.filter((request) => request.startsWith('GET /tasks/')).length;
    expect(polls).toBeGreaterThanOrEqual(2);
    expect(polls).toBeLessThanOrEqual(6);
    const failed = await new Meilisearch({ host: slow.host }).deleteIndex('nothing').waitTask();
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'index_not_found' } });
    await slow.stop();
  });

  it('gives up on a task after five seconds of polling', async () => {
    const stuck = await aMeilisearch({ taskMilliseconds: 60_000 });
    const startedAt = Date.now();
    const task = new Meilisearch({ host: stuck.host }).createIndex('stuck').waitTask();
    await expect(task).rejects.toMatchObject({ name: 'MeilisearchTaskTimeOutError' });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(5000);
    expect(Date.now() - startedAt).toBeLessThan(7000);
    // A busy machine polls less often; 1 would mean no polling at all.
    expect(stuck.seen.length).toBeGreaterThan(10);
    await stuck.stop();
  }, 15_000);

  it('sends documents in batches of a thousand', async () => {
    const documents = Array.from({ length: 2500 }, (_, number) => ({
      id: `category-${number}`,
      kind: 'category',
      title: '',
      partNumber: '',
      family: '',
      category: '',
      keywords: [],
      summary: '',
      text: '',
      weight: 0,
    }));
    const other = await aMeilisearch();
    const tasks = new Meilisearch({ host: other.host }).index('many').addDocumentsInBatches(documents);
    await Promise.all(tasks.map((task) => task.waitTask()));
    expect(other.batches.toSorted((a, b) => b - a)).toEqual([1000, 1000, 500]);
    await other.stop();
  });

  it('rejects an invalid host, and a list as the filter of a search by URL', async () => {
    expect(() => new Meilisearch({ host: 'http://' })).toThrow('The provided host is not valid');
    const searching = client()
      .index('site')
      .searchGet('', { filter: ['kind = product'] });
    await expect(searching).rejects.toThrow('filter query parameter should be in string format');
  });

  it('distinguishes a failed connection from a response that cannot be parsed', async () => {
    const nobody = new Meilisearch({ host: 'http://127.0.0.1:9' });
    await expect(nobody.health()).rejects.toMatchObject({ name: 'MeilisearchRequestError' });
    meilisearch.respondWithGarbage(true);
    await expect(client().health()).rejects.toBeInstanceOf(SyntaxError);
    meilisearch.respondWithGarbage(false);
  });
});

const client = () => new Meilisearch({ host: meilisearch.host, apiKey: 'k' });
