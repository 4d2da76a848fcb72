import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { as, aCustomer, post, password } from './support/customers';
import { aMessage, sendForm } from './support/forms';
import { aCheckout, aProduct, Buyer } from './support/shop';

const page = 'api::page.page';
const shop = 'api::shop-setting.shop-setting';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterEach(() => setShop({ sellsToConsumers: true, quoteValidDays: 60, quoteAnswerDays: 1 }));

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

  it('shows the price and the working days of an add-on, also after a change', async () => {
    const url = 'facts-of-an-add-on';
    const summary = '€{{addOn.FACT1.price}}, {{addOn.FACT1.workingDays}} days{{addOn.NONE.price}}';
    const addOns = backend.strapi.documents('api::add-on.add-on');
    const addOn: Record<string, unknown> = { code: 'FACT1', name: 'Calibration', price: 95, workingDays: 5 };
    const { documentId } = await addOns.create({ data: addOn });
    const data: Record<string, unknown> = { title: 'Prices', url, summary };
    await backend.strapi.documents(page).create({ data, status: 'published' });
    expect((await shown(url)).summary).toBe('€95, 5 days');
    const change: Record<string, unknown> = { price: 99 };
    await addOns.update({ documentId, data: change });
    expect((await shown(url)).summary).toBe('€99, 5 days');
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

  it('shows or hides text with a link in it as a whole', () => {
    const { resolveAll } = load('api/shop-setting/services/resolve-facts.js');
    const children = [
      { type: 'text', text: 'Before. {{#isShop}}Use {{days}} ' },
      { type: 'link', url: '/withdraw', children: [{ type: 'text', text: 'this page' }] },
      { type: 'text', text: ' now.{{/isShop}} {{^isShop}}Nothing.{{/isShop}} After.' },
    ];
    const paragraph = { type: 'paragraph', children };
    const textOf = (isShop: boolean) =>
      JSON.stringify(resolveAll([paragraph], (name: string) => (name === 'days' ? 14 : isShop)));
    expect(textOf(true)).toMatch(/"Before. Use 14 ".*"\/withdraw".*" now.  After."/);
    expect(textOf(false)).toMatch(/"Before. ".*" Nothing. After."/);
    expect(textOf(false)).not.toMatch(/withdraw|now|\{\{/);
    const [, ...whole] = children;
    const only = {
      type: 'paragraph',
      children: [{ type: 'text', text: '{{#isShop}}Only' }, ...whole.slice(0, 1)],
    };
    expect(resolveAll([only], () => false)).toEqual([]);
  });

  it('is shown to editors unchanged', async () => {
    const found = await backend.strapi.documents(page).findFirst({ filters: { url: 'facts-of-a-product' } });
    expect(found?.summary).toContain('{{product.p-100-010.stock}}');
  });
});

describe('the e-mail that confirms a quote request', () => {
  it.each([
    [1, 'within 1 working day.'],
    [3, 'within 3 working days.'],
  ])('promises the response time of the shop settings (%s)', async (quoteAnswerDays, promise) => {
    await setShop({ quoteAnswerDays });
    const lines = [{ partNumber: await aProduct(), quantity: 2 }];
    const { reference } = (await sendForm({ ...aMessage(), kind: 'quote', lines })).json().data;
    await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
    const mails: { subject: string; text: string }[] = await load('platform/mail/mailbox.js').readMailbox();
    const mail = mails.find(({ subject }) => subject === `Quote request ${reference}: received`);
    expect(mail?.text).toContain(promise);
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
    expect(setting.shop).toMatchObject({ sellsToConsumers: false, vatPercent: null });
  });
});

describe('a shop that sells to consumers', () => {
  it('says which VAT its prices include, and follows the tax rates', async () => {
    const shownPercent = async () => (await backend.get('/api/setting')).json().data.shop.vatPercent;
    const rates = backend.strapi.documents('api::tax-rate.tax-rate');
    const [rate] = await rates.findMany({ filters: { country: 'IE', productKind: 'goods' } });
    expect(await shownPercent()).toBe(23);
    const setPercent = async (percent: number) => {
      const data: Record<string, unknown> = { percent };
      await rates.update({ documentId: rate?.documentId ?? '', data });
    };
    await setPercent(23.5);
    expect(await shownPercent()).toBe(23.5);
    await setPercent(23);
    await setShop({ sellerCountry: 'XX' });
    expect(await shownPercent()).toBeNull();
    await setShop({ sellerCountry: 'IE' });
  });
});

async function setShop(data: Record<string, unknown>): Promise<void> {
  const found = await backend.strapi.documents(shop).findFirst();
  await backend.strapi.documents(shop).update({ documentId: found?.documentId ?? '', data });
}

// oxlint-disable-next-line typescript/no-explicit-any -- As the API returns it.
async function shown(url: string): Promise<any> {
  return (await backend.get(`/api/pages?filters[url][$eq]=${url}&populate=*`)).json().data[0];
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
