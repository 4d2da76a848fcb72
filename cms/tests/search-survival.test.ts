import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Administrator, anAdministrator } from './support/administrator';
import { aBackend } from './support/backend';
import { aMeilisearch } from './support/meilisearch';
import { type ServerProcess, startProcess } from './support/processes';
import { aSiteWithSearch } from './support/site-with-search';

const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-search-'));
const publishes = Number(process.env.SEARCH_PUBLISHES ?? 12);
const products = 10;
const kills = new Set(
  [0.5, ...(process.env.SEARCH_PUBLISHES ? [0.75] : [])].map((share) => Math.floor(publishes * share)),
);
const manager = '/content-manager/collection-types/api::product.product';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('search has the published content in both indexes after crashes and an outage of Meilisearch', async () => {
  const meilisearch = await aMeilisearch();
  const environment = {
    DATABASE_FILENAME: path.join(folder, 'content.db'),
    UPLOADS_DIR: path.join(folder, 'files'),
    SITE_DIR: await aSiteWithSearch(folder),
    MEILISEARCH_URL: meilisearch.host,
    MEILISEARCH_ADMIN_KEY: 'key',
    MEILISEARCH_SEARCH_KEY: 'key',
  };
  let server = await startProcess(environment);
  let admin = await anAdministrator(server.origin);
  const ids: string[] = [];
  for (let number = 0; number < products; number += 1) ids.push(await createProduct(admin, number));

  const startedAt = Date.now();
  for (let count = 0; count < publishes; count += 1) {
    if (count === Math.floor(publishes / 4)) await meilisearch.stop();
    if (kills.has(count)) {
      await killWhilePublishing(server, admin, ids);
      server = await startProcess(environment);
      admin = await anAdministrator(server.origin);
    }
    if (count === Math.floor((publishes * 3) / 4)) await meilisearch.start();
    await publish(admin, ids[count % products] ?? '', `Published as number ${count}`);
  }
  const published = Date.now();

  const expected = await publishedSummaries();
  expect(expected.size).toBe(products);
  await expect.poll(() => deviceSummaries(server), { timeout: 300_000 }).toEqual(expected);
  await expect
    .poll(() => summariesIn(meilisearch.documents()), { timeout: 300_000, interval: 250 })
    .toEqual(expected);
  if (process.env.SEARCH_PUBLISHES)
    process.stdout.write(
      `${publishes} publishes in ${Math.round((published - startedAt) / 1000)} s, both indexes complete ${Date.now() - published} ms after the last\n`,
    );
  await server.stop();
  await meilisearch.stop();
}, 3_600_000);

const productNumbered = (number: number) => ({
  name: `Survivor ${number}`,
  partNumber: `SURV-${number}`,
  url: `survivor-${number}`,
  summary: 'New',
  weight: number,
});

async function createProduct(admin: Administrator, number: number): Promise<string> {
  const { data } = (await admin(manager, productNumbered(number))) as {
    data: { documentId: string };
  };
  return data.documentId;
}

async function publish(admin: Administrator, documentId: string, summary: string): Promise<void> {
  const number = Number(/\d+/.exec(summary)?.[0] ?? 0) % products;
  await admin(`${manager}/${documentId}/actions/publish`, { ...productNumbered(number), summary });
}

// Kills the server while some changes are committed but not indexed, and others are not committed.
async function killWhilePublishing(
  server: ServerProcess,
  admin: Administrator,
  ids: string[],
): Promise<void> {
  const sent = ids.map((id, number) => publish(admin, id, `${number} published at the kill`).catch(() => {}));
  await Promise.race(sent);
  await server.kill();
  await Promise.all(sent);
}

async function publishedSummaries(): Promise<Map<string, string>> {
  const { connection } = (await aBackend()).strapi.db;
  await connection.raw('attach database ? as survived', [path.join(folder, 'content.db')]);
  try {
    const rows: { document_id: string; summary: string }[] = await connection.raw(
      'select document_id, summary from survived.products where published_at is not null',
    );
    return new Map(rows.map(({ document_id: id, summary }) => [`product-${id}`, summary]));
  } finally {
    await connection.raw('detach database survived');
  }
}

async function deviceSummaries({ origin }: ServerProcess): Promise<Map<string, string>> {
  const response = await fetch(`${origin}/api/search/documents`);
  const { documents }: { documents: { id: string; kind: string; summary: string }[] } = JSON.parse(
    await response.text(),
  );
  return new Map(documents.filter(({ kind }) => kind === 'product').map(({ id, summary }) => [id, summary]));
}

const summariesIn = (documents: Map<string, string>) =>
  new Map(
    [...documents]
      .filter(([id]) => id.startsWith('product-'))
      .map(([id, body]) => [id, JSON.parse(body).summary]),
  );
