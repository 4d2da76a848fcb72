import { afterEach, beforeAll, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aProduct } from './support/shop';
import { siteIn } from './support/site-languages';

siteIn('en', 'de', 'fr');

const translations = 'api::translation.translation';
let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
  const { documents } = backend.strapi;
  await documents('api::product-category.product-category').create({
    data: {
      name: 'Gauges',
      url: 'gauges',
      summary: 'They measure.',
      facets: [{ specification: 'Pressure type', kind: 'choice' }],
    },
    status: 'published',
  });
  const specification = (name: string, value: string, unit = '') => ({ group: 'Data', name, value, unit });
  await aProduct({
    specifications: [
      specification('Pressure type', 'Absolute'),
      specification('Pressure type', '0.5', '%'),
      specification('Accuracy', '±0.25', '% FS'),
      specification('Interface', 'CAN'),
    ],
  });
  const draft = {
    name: 'Next',
    url: 'next',
    partNumber: 'NEXT-1',
    summary: 'Secret.',
    price: 1,
    shippingWeightGrams: 1,
  };
  await documents('api::product.product').create({
    data: { ...draft, specifications: [specification('Secret', 'Yes')] },
  });
});
afterEach(async () => {
  for (const { documentId } of await backend.strapi.documents(translations).findMany())
    await backend.strapi.documents(translations).delete({ documentId });
});

it('lists the names of filters for the device, with the options of published products that can be chosen', async () => {
  await translate({ english: 'Pressure type', german: 'Druckart', french: 'Type de pression' });
  await translate({ english: 'Absolute', german: 'Absolutdruck' });
  await translate({ english: 'Secret', german: 'Geheim' });
  const { data } = (await backend.get('/de/api/translation/filters')).json();
  expect(data).toEqual([
    {
      name: { en: 'Pressure type', de: 'Druckart', fr: 'Type de pression' },
      options: [
        { en: 'Absolute', de: 'Absolutdruck', fr: 'Absolute' },
        { en: '0.5\u00a0%', de: '0,5\u00a0%', fr: '0,5\u00a0%' },
      ],
    },
  ]);
});

const translate = (data: { english: string; german?: string; french?: string }) =>
  backend.strapi.documents(translations).create({ data });
