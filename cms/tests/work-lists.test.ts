import { beforeAll, describe, expect, it } from 'vitest';
import { listUrl, titleOf, workLists } from '../src/admin/work-lists';
import { adminToken } from './support/admin-token';
import { anEmptyBackend, type Backend } from './support/backend';

let backend: Backend;
let token = '';
beforeAll(async () => {
  backend = await anEmptyBackend();
  token = await adminToken();
});

describe('the lists on the home page of the admin', () => {
  it('are empty on an empty site, except for drafts', async () => {
    for (const list of workLists.filter(({ id }) => id !== 'drafts'))
      expect([list.id, await entriesOf(list.id)]).toEqual([list.id, []]);
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

  it('show active products that are low in stock, and drafts', async () => {
    const product = { productKind: 'goods', lifecycle: 'active' };
    await draft({ ...product, name: 'Probe', url: 'probe', partNumber: 'P1', stock: 2 });
    await draft({ ...product, name: 'Cable', url: 'cable', partNumber: 'C1', stock: 60 });
    await draft({ ...product, name: 'Old', url: 'old', partNumber: 'O1', stock: 0, lifecycle: 'obsolete' });
    expect(await entriesOf('low-stock')).toEqual(['Probe: P1 · 2 in stock']);
    const drafts = await entriesOf('drafts');
    for (const name of ['Probe', 'Cable', 'Old'])
      expect(drafts).toContainEqual(expect.stringMatching(`^${name}: not published yet`));
  });
});

async function entriesOf(id: string): Promise<string[]> {
  const list = workLists.find((each) => each.id === id);
  if (!list) throw new Error(`There is no list ${id}.`);
  const found: string[] = [];
  for (const subject of list.subjects) {
    const response = await backend.get(listUrl(list, subject), { authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(200);
    for (const entry of response.json().results)
      if (list.includes?.(entry) ?? true) found.push(`${titleOf(entry)}: ${list.detail(entry)}`);
  }
  return found;
}

// Straight into the database: the rules of the shop allow a new order only through the checkout.
const create = (uid: 'api::order.order' | 'api::contact-form.contact-form', data: object) =>
  backend.strapi.db
    .query(uid)
    .create({ data: { documentId: crypto.randomUUID().replaceAll('-', '').slice(0, 24), ...data } });

const draft = (data: object) => backend.strapi.documents('api::product.product').create({ data });
