import type { UID } from '@strapi/strapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEmptyBackend, type Backend, load } from './support/backend';
import { aContact, aCheckout, aProduct, Buyer, order } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await anEmptyBackend();
});

describe('a site that starts empty', () => {
  it('has every single type, published', async () => {
    const types = Object.values(backend.strapi.contentTypes).filter(
      ({ uid, kind }) => uid.startsWith('api::') && kind === 'singleType',
    );
    const missing: string[] = [];
    for (const { uid, options } of types) {
      const status = options?.draftAndPublish ? 'published' : 'draft';
      const found = await backend.strapi.documents(uid as UID.SingleType).findFirst({ status });
      if (!found) missing.push(uid);
    }
    expect(types.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('has a menu, and a footer with links to placeholders for the legal pages', async () => {
    const menu = (await backend.get('/api/navigation/render/1?type=TREE')).json();
    expect(menu.map(({ path }: { path: string }) => path)).toContain('/products');
    const { legalLinks } = (await backend.get('/api/footer?populate=legalLinks')).json().data;
    for (const { url } of legalLinks) {
      const filter = `filters[url][$eq]=${String(url).slice(1)}&populate=contentBlocks`;
      const [page] = (await backend.get(`/api/pages?${filter}`)).json().data;
      expect(JSON.stringify(page.contentBlocks)).toContain('This page is a placeholder.');
    }
  });

  it('has no product, article, picture or shipping zone', async () => {
    for (const uid of ['api::product.product', 'api::news-article.news-article', 'plugin::upload.file'])
      expect(await backend.strapi.db.query(uid).count()).toBe(0);
    expect(await backend.strapi.db.query('api::shipping-zone.shipping-zone').count()).toBe(0);
  });

  it('says at the checkout that it does not deliver yet, and sells once there is a shipping zone', async () => {
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1);
    const totals = await buyer.call('/shopping-cart/orders/tax', {
      method: 'POST',
      data: { ...aCheckout, contact: aContact },
    });
    expect([totals.statusCode, totals.json().error.message]).toEqual([400, 'We do not deliver to Ireland.']);
    await aShippingZone();
    expect((await order(buyer)).statusCode).toBe(201);
  });

  it('never restores what an editor deleted', async () => {
    const [page] = await backend.strapi.documents('api::page.page').findMany({ filters: { url: 'imprint' } });
    await backend.strapi.documents('api::page.page').delete({ documentId: String(page?.documentId) });
    await load('seed/seed-starter.js').seedStarter(backend.strapi);
    expect(await backend.strapi.db.query('api::page.page').count({ where: { url: 'imprint' } })).toBe(0);
  });
});

// Like the admin's Save button.
async function aShippingZone(): Promise<void> {
  const method = { code: 'ie-standard', name: 'Parcel', minimumDays: 1, maximumDays: 2 };
  await backend.strapi.documents('api::shipping-zone.shipping-zone').create({
    data: {
      code: 'ireland',
      name: 'Ireland',
      countries: 'IE',
      weight: 10,
      methods: [{ ...method, steps: [{ upToGrams: 10_000, price: 9 }] }],
    },
  });
}
