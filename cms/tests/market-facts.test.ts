import { beforeAll, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMarket, aPrice } from './support/markets';

const url = 'facts-of-a-market';
const summary = '{{addOn.FACT2.amount}}, {{addOn.FACT3.amount}}, {{calibrationAmount}}{{addOn.NONE.amount}}';

let backend: Backend;

beforeAll(async () => {
  backend = await aBackend();
  await aMarket({ code: 'home', weight: 1 });
  await aMarket({ code: 'us', currency: 'USD' });
  await anAddOn('FACT2', 1095);
  await anAddOn('FACT3', 60);
  await aPrice('us', 'FACT2', { price: 1314 });
  const data: Record<string, unknown> = { title: 'Amounts', url, summary };
  await backend.strapi.documents('api::page.page').create({ data, status: 'published' });
});

it('shows the price of an add-on in the market with its currency', async () => {
  expect(await shown()).toBe('€1,095.00, €60.00, €95.00');
});

it('shows what is not in the price list in the currency of the shop', async () => {
  expect(await shown('&market=us')).toBe('US$1,314.00, €60.00, €95.00');
});

it('writes amounts in the language of the request, and does not translate them again', async () => {
  const { inLanguage } = load('platform/messages/language.js');
  const { withFacts } = load('api/shop-setting/services/facts.js');
  const german: string = await inLanguage('de', () =>
    withFacts(backend.strapi, summary, () => 'translated again'),
  );
  expect(german.replaceAll('\u00a0', ' ')).toBe('1.095,00 €, 60,00 €, 95,00 €');
});

async function anAddOn(code: string, price: number): Promise<void> {
  const data: Record<string, unknown> = { code, name: 'Calibration', price, workingDays: 5 };
  await backend.strapi.documents('api::add-on.add-on').create({ data });
}

async function shown(parameters = ''): Promise<string> {
  const path = `/api/pages?filters[url][$eq]=${url}&populate=*${parameters}`;
  return (await backend.get(path)).json().data[0].summary;
}
