import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { documentIdOf } from './support/content';
import { randomIp } from './support/random-ip';

const product = 'api::product.product';
const manage = `/content-manager/collection-types/${product}`;

let backend: Backend;
let administrator: string;
beforeAll(async () => {
  backend = await aBackend();
  administrator = await signIn('admin@example.test', 'Passw0rd-1');
});

describe('the admin for editors without technical knowledge', () => {
  it('describes every field of a product', async () => {
    const { metadatas } = await configuration();
    const undescribed = Object.entries(metadatas).filter(
      ([name, { edit }]) =>
        edit.visible && !edit.description && !/(At|By|locale|localizations|documentId)$/.test(name),
    );
    expect(undescribed.map(([name]) => name)).toEqual([]);
    expect(metadatas.partNumber?.edit.label).toBe('Part number');
  });

  it('lists products with picture, name and part number', async () => {
    expect((await configuration()).layouts.list.slice(0, 3)).toEqual(['thumbnail', 'name', 'partNumber']);
  });

  it('shows every field in the form', async () => {
    const { layouts } = await configuration();
    const placed = new Set(layouts.edit.flat().map(({ name }) => name));
    const own = Object.keys(backend.strapi.contentType(product).attributes).filter(
      (name) => !/(At|By|locale|localizations)$/.test(name),
    );
    expect(own.filter((name) => !placed.has(name))).toEqual([]);
  });

  it('shows every field of an order except the account, and locks those that must not change', async () => {
    const { edit, computed } = load('platform/admin-panel/shop-views.js').shopViews['api::order.order'];
    const placed = new Set(edit.flat().map((field: string | [string]) => [field].flat()[0]));
    const own = Object.keys(backend.strapi.contentType('api::order.order').attributes).filter(
      (name) => !/(At|By|locale|localizations)$/.test(name),
    );
    expect(own.filter((name) => !placed.has(name))).toEqual(['customer']);
    const typed = own.filter((name) => placed.has(name) && !computed.includes(name));
    expect(typed.toSorted()).toEqual([
      'carrier',
      'deliveries',
      'email',
      'noteToCustomer',
      'phone',
      'refunds',
      'staffNote',
      'trackingNumber',
      'trackingUrl',
    ]);
  });

  it('keeps an arrangement made by an administrator', async () => {
    const service = backend.strapi.plugin('content-manager').service('content-types');
    const current = await configuration();
    await service.updateConfiguration(
      { uid: product },
      { ...current, settings: { ...current.settings, pageSize: 10 } },
    );
    await load('platform/admin-panel/content-manager-configuration.js').configureContentManager(
      backend.strapi,
    );
    expect((await configuration()).settings.pageSize).toBe(10);
    await service.updateConfiguration({ uid: product }, current);
  });

  it('opens the preview of a product from its Preview button', async () => {
    const documentId = await documentIdOf(backend, product, 'p-100-010');
    const response = await as(administrator)(
      'GET',
      `/content-manager/preview/url/${product}?documentId=${documentId}&status=draft`,
    );
    expect(response.json().data.url).toMatch(/^\/products\/p-100-010\?preview=/);
  });
});

describe('the role Editor', () => {
  it('can write and publish content and cannot see settings', async () => {
    const token = await aMember('strapi-editor', 'editor@example.test');
    const made = await as(token)('POST', '/content-manager/collection-types/api::page.page', {
      title: 'From an editor',
      url: 'from-an-editor',
    });
    expect(made.statusCode).toBe(201);
    const publish = `/content-manager/collection-types/api::page.page/${
      made.json().data.documentId
    }/actions/publish`;
    expect(
      (await as(token)('POST', publish, { title: 'From an editor', url: 'from-an-editor' })).statusCode,
    ).toBe(200);
    expect((await backend.get('/api/pages?filters[url][$eq]=from-an-editor')).json().data).toHaveLength(1);
    expect((await as(token)('GET', '/admin/users')).statusCode).toBe(403);
    expect((await as(token)('GET', '/upload/files')).statusCode).toBe(200);
  });
});

describe('the role Shop staff', () => {
  it('can change stock and price, but not the name or other content', async () => {
    const token = await aMember('fieldshop-shop-staff', 'shop@example.test');
    const documentId = await documentIdOf(backend, product, 'p-100-010');
    const before = (await backend.strapi.documents(product).findOne({ documentId }))?.name;
    const saved = await as(token)('PUT', `${manage}/${documentId}`, { stock: 77, name: 'Taken over' });
    expect(saved.statusCode).toBe(200);
    expect(await backend.strapi.documents(product).findOne({ documentId })).toMatchObject({
      stock: 77,
      name: before,
    });
    expect((await as(token)('POST', manage, { name: 'New' })).statusCode).toBe(403);
    expect(
      (await as(token)('POST', '/content-manager/collection-types/api::page.page', { title: 'New' }))
        .statusCode,
    ).toBe(403);
    expect((await as(token)('GET', '/admin/users')).statusCode).toBe(403);
  });
});

describe('what customers submit', () => {
  const requests =
    '/content-manager/collection-types/api::calibration-and-repair-form.calibration-and-repair-form';
  const enquiries = '/content-manager/collection-types/api::contact-form.contact-form';

  it('can be edited by Shop staff, who cannot delete it', async () => {
    const token = await aMember('fieldshop-shop-staff', 'desk@example.test');
    const made = await as(token)('POST', requests, { name: 'By telephone', email: 'ada@example.test' });
    expect(made.json().data).toMatchObject({ state: 'received', reference: expect.stringMatching(/^S-/) });
    const address = `${requests}/${made.json().data.documentId}`;
    const moved = await as(token)('PUT', address, { state: 'accepted' });
    expect(moved.json().data).toMatchObject({ state: 'accepted', rmaNumber: expect.stringMatching(/^RMA-/) });
    const rejected = await as(token)('PUT', address, { state: 'done' });
    expect(rejected.json().error.message).toBe(
      'The state after "accepted" can be "instrument received" or "declined", not "done".',
    );
    expect((await as(token)('DELETE', address)).statusCode).toBe(403);
    expect((await as(token)('GET', enquiries)).statusCode).toBe(200);
  });

  it('is not visible to editors or visitors', async () => {
    const token = await aMember('strapi-editor', 'another-editor@example.test');
    expect((await as(token)('GET', requests)).statusCode).toBe(403);
    expect((await as(token)('GET', enquiries)).statusCode).toBe(403);
    for (const path of ['/api/contact-forms', '/api/calibration-and-repair-forms', '/api/attachments'])
      expect([403, 404, 405]).toContain((await backend.get(path)).statusCode);
  });
});

type Configuration = {
  settings: { pageSize: number };
  metadatas: Record<string, { edit: { visible?: boolean; description?: string; label?: string } }>;
  layouts: { list: string[]; edit: { name: string }[][] };
};

function configuration(): Promise<Configuration> {
  return backend.strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration({ uid: product });
}

async function aMember(code: string, email: string): Promise<string> {
  const role = await backend.strapi.db.query('admin::role').findOne({ where: { code } });
  const password = 'Passw0rd-2';
  await backend.strapi
    .service('admin::user')
    .create({ email, firstname: 'A', lastname: 'Member', password, isActive: true, roles: [role.id] });
  return signIn(email, password);
}

async function signIn(email: string, password: string): Promise<string> {
  const response = await backend.send({
    method: 'POST',
    url: '/admin/login',
    payload: { email, password },
    remoteAddress: randomIp(),
  });
  return response.json().data.token;
}

function as(token: string) {
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    backend.send({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
}
