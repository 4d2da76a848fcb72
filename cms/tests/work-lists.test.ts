import { beforeAll, describe, expect, it } from 'vitest';
import { type Entry, entryPage, listUrl, titleOf, type WorkList, workLists } from '../src/admin/work-lists';
import { anEmptyBackend, type Backend } from './support/backend';
import { aMemberOf, aMemberWith, type StaffMember } from './support/staff';

let backend: Backend;
let administrator: StaffMember;
beforeAll(async () => {
  backend = await anEmptyBackend();
  administrator = await aMemberOf('strapi-super-admin');
});

describe('the lists on the home page of the admin', () => {
  it('are empty on an empty site', async () => {
    for (const list of workLists) expect([list.id, await entriesOf(list.id)]).toEqual([list.id, []]);
  });

  it('show the orders to review with customer, total and date, but not those that are done', async () => {
    const order = {
      name: 'Ada Byron',
      company: 'Analytical Engines',
      email: 'ada@example.com',
      customerKind: 'business',
      paymentKind: 'purchase-order',
      currency: 'EUR',
      total: 1204.5,
      placedAt: '2026-11-02T10:00:00.000Z',
    };
    await create('api::order.order', { ...order, number: 'A-2026-000001', state: 'awaiting-payment' });
    await create('api::order.order', { ...order, number: 'A-2026-000002', state: 'shipped' });
    expect(await entriesOf('orders-to-review')).toEqual([
      'A-2026-000001: Analytical Engines · €1,204.50 · 2 Nov 2026',
    ]);
  });

  it('show enquiries that are not answered yet', async () => {
    const enquiry = {
      kind: 'quote',
      name: 'Ada Byron',
      email: 'ada@example.com',
      createdAt: '2026-11-02T10:00:00.000Z',
    };
    await create('api::contact-form.contact-form', { ...enquiry, reference: 'Q-2026-000001', state: 'new' });
    await create('api::contact-form.contact-form', {
      ...enquiry,
      reference: 'Q-2026-000002',
      state: 'answered',
    });
    expect(await entriesOf('enquiries')).toEqual([
      expect.stringMatching(/^Q-2026-000001: quote · Ada Byron · /),
    ]);
  });

  it('show active products that are low in stock, by the threshold in the shop settings', async () => {
    const product = { productKind: 'goods', lifecycle: 'active' };
    await draft({ ...product, name: 'Probe', url: 'probe', partNumber: 'P1', stock: 2 });
    await draft({ ...product, name: 'Cable', url: 'cable', partNumber: 'C1', stock: 60 });
    await draft({ ...product, name: 'Old', url: 'old', partNumber: 'O1', stock: 0, lifecycle: 'obsolete' });
    expect(await entriesOf('low-stock')).toEqual(['Probe: P1 · 2 in stock']);
    await setThreshold(60);
    expect(await entriesOf('low-stock')).toEqual(['Probe: P1 · 2 in stock', 'Cable: C1 · 60 in stock']);
    await setThreshold(1);
    expect(await entriesOf('low-stock')).toEqual([]);
  });

  it('show the drafts of every content type, however many there are, and changes since', async () => {
    for (const name of ['Probe', 'Cable', 'Old'])
      expect(await entriesOf('drafts')).toContainEqual(
        expect.stringMatching(`^${name}: not published yet · `),
      );
    for (let count = 0; count < 120; count += 1)
      await backend.strapi.documents('api::slide.slide').create({
        data: { title: `Slide ${count}`, url: `slide-${count}` },
      });
    const pages = backend.strapi.documents('api::page.page');
    const data: Record<string, unknown> = { title: 'Returns', url: 'returns-of-samples' };
    const { documentId } = await pages.create({ data });
    const before = await totalOf('drafts');
    await pages.publish({ documentId });
    expect(await totalOf('drafts')).toBe(before - 1);
    const change: Record<string, unknown> = { title: 'Samples' };
    await pages.update({ documentId, data: change });
    expect(await entriesOf('drafts')).toContainEqual(expect.stringMatching(/^Samples: changed · /));
    expect(before).toBeGreaterThan(120);
  });

  it('show a changed single type by its own name, and open its page', async () => {
    const footer = backend.strapi.documents('api::footer.footer');
    const { documentId } = await footer.create({ data: {} });
    const { results } = await responseOf('drafts');
    expect(results[0]).toMatchObject({ documentId, title: 'Footer' });
    const [page] = results.map((entry) => entryPage(listOf('drafts'), entry));
    expect(page).toBe('/content-manager/single-types/api::footer.footer');
  });

  it('show only drafts that the member of staff may publish', async () => {
    const slides = await aMemberWith([{ action: 'publish', subject: 'api::slide.slide' }]);
    const { results } = (await slides.open('/admin/drafts.json')).json();
    expect(new Set(results.map(({ subject }: { subject: string }) => subject))).toEqual(
      new Set(['api::slide.slide']),
    );
    const nothing = await aMemberWith([{ action: 'read', subject: 'api::slide.slide' }]);
    expect((await nothing.open('/admin/drafts.json')).json()).toEqual({
      results: [],
      pagination: { total: 0 },
    });
    expect((await nothing.open('/admin/low-stock.json')).statusCode).toBe(403);
    for (const name of ['drafts', 'low-stock'])
      expect((await backend.get(`/admin/${name}.json`)).statusCode).toBe(401);
  });
});

function listOf(id: string): WorkList {
  const list = workLists.find((each) => each.id === id);
  if (!list) throw new Error(`There is no list ${id}.`);
  return list;
}

async function responseOf(id: string): Promise<{ results: Entry[]; pagination: { total: number } }> {
  const url = listUrl(listOf(id), 200);
  const response = url.startsWith('/admin/')
    ? await administrator.open(url)
    : await administrator.call('GET', url);
  expect([id, response.statusCode]).toEqual([id, 200]);
  return response.json();
}

const totalOf = async (id: string) => (await responseOf(id)).pagination.total;

async function entriesOf(id: string): Promise<string[]> {
  const { results } = await responseOf(id);
  return results.map((entry) => `${titleOf(entry)}: ${listOf(id).detail(entry)}`);
}

async function setThreshold(lowStockThreshold: number): Promise<void> {
  const settings = backend.strapi.documents('api::shop-setting.shop-setting');
  const found = await settings.findFirst();
  const data: Record<string, unknown> = { lowStockThreshold };
  await (found ? settings.update({ documentId: found.documentId, data }) : settings.create({ data }));
}

// Straight into the database: the rules of the shop allow a new order only through the checkout.
const create = (uid: 'api::order.order' | 'api::contact-form.contact-form', data: object) =>
  backend.strapi.db
    .query(uid)
    .create({ data: { documentId: crypto.randomUUID().replaceAll('-', '').slice(0, 24), ...data } });

const draft = (data: object) => backend.strapi.documents('api::product.product').create({ data });
