import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { as, aCustomer, post, password } from './support/customers';
import { aCheckout, aProduct, Buyer } from './support/shop';

const page = 'api::page.page';
const shop = 'api::shop-setting.shop-setting';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterEach(() => setShop({ sellsToConsumers: true, quoteValidDays: 60 }));

describe('a placeholder in a text', () => {
  it('shows the value of the shop settings, also after a change', async () => {
    const url = 'facts-of-the-shop';
    const summary =
      'Valid for {{quoteValidDays}} days. {{#sellsToConsumers}}For all.{{/sellsToConsumers}}{{^sellsToConsumers}}For businesses.{{/sellsToConsumers}}';
    const body = [
      paragraph('{{#sellsToConsumers}}You may withdraw.{{/sellsToConsumers}}'),
      paragraph('End.'),
    ];
    const data: Record<string, unknown> = {
      title: 'Facts',
      url,
      summary,
      contentBlocks: [{ __component: 'blocks.rich-text', body }],
    };
    await backend.strapi.documents(page).create({ data, status: 'published' });
    expect(await shown(url)).toMatchObject({ summary: 'Valid for 60 days. For all.' });
    await setShop({ quoteValidDays: 45, sellsToConsumers: false });
    const after = await shown(url);
    expect(after).toMatchObject({ summary: 'Valid for 45 days. For businesses.' });
    expect(after.contentBlocks[0].body).toEqual([paragraph('End.')]);
  });

  it('shows a field of a product, and nothing if there is none', async () => {
    const url = 'facts-of-a-product';
    const summary =
      '{{product.p-100-010.stock}} of {{product.p-100-010.Measuring range}}, to {{product.p-100-010.Measuring range.max}}{{product.none.stock}}{{constructor}}';
    const data: Record<string, unknown> = { title: 'Figures', url, summary };
    await backend.strapi.documents(page).create({ data, status: 'published' });
    expect((await shown(url)).summary).toMatch(/^\d+ of 0 … 10 bar, to 10$/);
  });

  it('says whether forms use reCAPTCHA', async () => {
    const url = 'facts-of-the-forms';
    const summary =
      '{{#usesRecaptcha}}With reCAPTCHA.{{/usesRecaptcha}}{{^usesRecaptcha}}Without.{{/usesRecaptcha}}';
    const data: Record<string, unknown> = { title: 'Forms', url, summary };
    await backend.strapi.documents(page).create({ data, status: 'published' });
    expect((await shown(url)).summary).toBe('Without.');
    const settings = load('platform/config/environment.js').environment();
    settings.RECAPTCHA_SITE_KEY = 'key';
    await load('platform/cache/invalidation.js').announceChange(backend.strapi);
    expect((await shown(url)).summary).toBe('With reCAPTCHA.');
    settings.RECAPTCHA_SITE_KEY = undefined;
  });

  it('is shown to editors unchanged', async () => {
    const found = await backend.strapi.documents(page).findFirst({ filters: { url: 'facts-of-a-product' } });
    expect(found?.summary).toContain('{{product.p-100-010.stock}}');
  });
});

describe('a shop that sells only to businesses', () => {
  it('says so on every page, and accepts no order or registration of a consumer', async () => {
    const part = await aProduct({ price: 100 });
    const buyer = new Buyer();
    await buyer.put(part, 1);
    const ask = (customerKind: string) =>
      buyer.call('/shopping-cart/orders/tax', { method: 'POST', data: { ...aCheckout, customerKind } });
    const { jwt } = await aCustomer();
    expect((await ask('consumer')).statusCode).toBe(200);
    await setShop({ sellsToConsumers: false });
    const rejection = (await ask('consumer')).json().error;
    expect(rejection).toMatchObject({ status: 400, message: 'We sell to businesses only.' });
    expect(rejection.details.errors[0].path).toEqual(['customerKind']);
    expect((await ask('business')).statusCode).toBe(200);
    const registration = { email: 'facts@example.test', password, customerKind: 'consumer' };
    expect((await post('/api/auth/local/register', registration)).statusCode).toBe(400);
    const change = await as(jwt, {
      method: 'PATCH',
      url: '/api/users/me',
      payload: { customerKind: 'consumer' },
    });
    expect(change.statusCode).toBe(400);
    const setting = (await backend.get('/api/setting')).json().data;
    expect(setting.shop).toMatchObject({ sellsToConsumers: false });
  });
});

async function setShop(data: Record<string, unknown>): Promise<void> {
  const found = await backend.strapi.documents(shop).findFirst();
  await backend.strapi.documents(shop).update({ documentId: found?.documentId ?? '', data });
}

// oxlint-disable-next-line typescript/no-explicit-any -- As the API answers it.
async function shown(url: string): Promise<any> {
  return (await backend.get(`/api/pages?filters[url][$eq]=${url}&populate=*`)).json().data[0];
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
