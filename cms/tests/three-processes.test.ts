import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyData } from './support/configurable';
import { isPostgresInstalled } from './support/postgres';
import { aPreparedEntry, post } from './support/processes';
import { HttpBuyer, stockTheShop } from './support/shop-over-http';
import { startThreeProcesses, type ThreeProcesses } from './support/three-processes';

const manager = '/content-manager/collection-types';
const products = `${manager}/api::product.product`;
const families = `${manager}/api::product-family.product-family`;
const product = { partNumber: 'SHARED-1', url: 'shared-1', summary: 'On all.', weight: 1 };
const onAll = <T>(value: T) => [value, value, value];
/** How soon a change is on all processes. */
const soon = { timeout: 2000, interval: 20 };

let processes: ThreeProcesses;
let productId = '';

beforeAll(async () => {
  if (!isPostgresInstalled) return;
  processes = await startThreeProcesses({ FORMS_PER_EMAIL: '12', CART_LINES_PER_ADDRESS: '20' });
  productId = await created(products, { ...product, name: 'First' });
}, 300_000);
afterAll(() => processes?.stop());

describe.skipIf(!isPostgresInstalled)('of three processes, all', () => {
  it('show what each of them publishes, although they have the old content cached', async () => {
    await publish('First');
    await areCached('First');
    for (const at of [0, 1, 2, 0, 1, 2]) {
      const name = `${randomUUID()} by ${at}`;
      // Some requests arrive while it is published.
      const readers = Array.from({ length: 5 }, names);
      await Promise.all([publish(name, at), ...readers]);
      await expect.poll(names, soon).toEqual(onAll(name));
      for (let again = 0; again < 5; again += 1) expect(await names()).toEqual(onAll(name));
      await areCached(name);
    }
  });

  it('show a changed family of the part wizard, although they have just read the old one', async () => {
    const family = { ...familyData('FAM'), name: 'Family' };
    const id = await created(families, family);
    for (const at of [0, 1, 2]) {
      const name = `Family by ${at}`;
      await processes.edit(at, `${families}/${id}/actions/publish`, { ...family, name });
      await expect.poll(familyNames, soon).toEqual(onAll(name));
    }
  });

  it('miss no change while the connections for changes are lost', async () => {
    await publish('Before');
    await areCached('Before');
    expect((await connections('pg_terminate_backend(pid)')).rowCount).toBe(3);
    await publish('Meanwhile');
    await expect.poll(names, soon).toEqual(onAll('Meanwhile'));
    await areConnected();
    await publish('Afterwards');
    await areCached('Afterwards');
  });

  it('miss changes for ten seconds at most when a connection falls silent', async () => {
    await publish('Audible');
    await areCached('Audible');
    expect(processes.proxy.silence('LISTEN fieldshop_content')).toBe(1);
    await publish('Silent');
    await expect.poll(names, { timeout: 15_000, interval: 100 }).toEqual(onAll('Silent'));
    await areConnected();
    await publish('Audible again');
    await areCached('Audible again');
  }, 40_000);
});

describe.skipIf(!isPostgresInstalled)('three processes together limit', () => {
  it.each([
    { whose: 'a customer', path: '/api/auth/local', most: 10 },
    { whose: 'staff', path: '/admin/login', most: 50 },
  ])('wrong passwords of $whose', async ({ path, most }) => {
    const statuses = await processes.inTurn(most + 15, async (origin, count) => {
      // Strapi itself counts those of staff by the combination of e-mail and IP address, in each process.
      const body = { identifier: 'ada@example.test', email: `${count}@example.test` };
      return (await posted(origin + path, { ...body, password: 'a wrong password' })).status;
    });
    expect(countsOf(statuses)).toEqual({ 400: most, 429: 15 });
  });

  it('forms of one e-mail address', async () => {
    const entries = Array.from({ length: 30 }, aPreparedEntry);
    for (const { row } of entries)
      await processes.client.query(
        'insert into fieldshop_passes (proof, pass, entry, expires) values ($1, $2, $3, $4)',
        [row.proof, row.pass, row.entry, row.expires],
      );
    const statuses = await processes.inTurn(30, async (origin, count) => {
      const entry = entries[count];
      return entry && (await post(origin, entry, 'Ada'))?.status;
    });
    expect(countsOf(statuses)).toEqual({ 201: 12, 429: 18 });
  });

  it('cart lines of visitors', async () => {
    await stockTheShop(processes.client, 'LIMITED', 1000);
    const statuses = await processes.inTurn(30, async (origin) => {
      const data = { partNumber: 'LIMITED', quantity: 1 };
      return (await new HttpBuyer(origin).send('PUT', `/shopping-cart/cart/${randomUUID()}`, { data }))
        .status;
    });
    expect(countsOf(statuses)).toEqual({ 200: 20, 429: 10 });
  });
});

async function created(path: string, data: object): Promise<string> {
  const { data: entry } = (await processes.edit(0, path, data)) as { data: { documentId: string } };
  return entry.documentId;
}

async function publish(name: string, at = 0): Promise<void> {
  await processes.edit(at, `${products}/${productId}/actions/publish`, { ...product, name });
}

/** The product's name in the API and on its page, which are cached separately. */
const names = () =>
  processes.everywhere(async (origin) => {
    const list = `${origin}/api/products?fields[0]=name&filters[url][$eq]=shared-1`;
    const { data } = await json<{ data: { name: string }[] }>(list);
    const name = data[0]?.name ?? '';
    const page = await (await fetch(`${origin}/products/shared-1`)).text();
    return page.includes(name) ? name : `${name}, but not on the page`;
  });

const familyNames = () =>
  processes.everywhere(async (origin) => {
    const { data } = await json<{ data: { families: { name: string }[] } }>(`${origin}/part-wizard/items`);
    return data.families[0]?.name;
  });

/** Responses are from the cache, because nobody announces this change. */
async function areCached(shown: string): Promise<void> {
  await expect.poll(names, soon).toEqual(onAll(shown));
  await processes.client.query(
    "update products set name = 'Unannounced' where published_at is not null and url = 'shared-1'",
  );
  expect(await names()).toEqual(onAll(shown));
}

/** The connections over which processes receive changes. */
const connections = (select: string) =>
  processes.client.query(
    `select ${select} from pg_stat_activity where application_name = 'fieldshop_content'`,
  );

async function areConnected(): Promise<void> {
  await expect.poll(async () => (await connections('pid')).rowCount, { timeout: 5000 }).toBe(3);
}

async function json<T>(url: string): Promise<T> {
  return (await fetch(url)).json() as Promise<T>;
}

const posted = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function countsOf(values: unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}
