import { beforeAll, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { aCheckout, aProduct, Buyer } from './support/shop';
import { siteIn } from './support/site-languages';

siteIn('en', 'de');

beforeAll(async () => {
  await aBackend();
});

it('offers shipping methods with their names and descriptions in the language of the page', async () => {
  const { strapi } = await aBackend();
  const buyer = new Buyer('/de');
  await buyer.put(await aProduct(), 1);
  const data = { shippingAddress: aCheckout.shippingAddress };
  const methods = async () =>
    (await buyer.call('/shopping-cart/orders/shipping', { method: 'POST', data })).json().data.methods;
  const [entered] = await methods();
  await load('api/translation/services/add-translations.js').addTranslations(strapi, [
    { english: entered.name, german: 'Paket' },
    { english: entered.description, german: 'Am nächsten Werktag.' },
  ]);
  const german = { name: 'Paket', description: 'Am nächsten Werktag.', price: entered.price };
  expect((await methods())[0]).toMatchObject(german);
});
