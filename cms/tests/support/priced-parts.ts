import { aBackend } from './backend';
import { aFamily, familyData } from './configurable';
import { aMarket, aPrice } from './markets';
import { aProduct } from './shop';

const today = () => new Date().toISOString().slice(0, 10);

type List = { cable: object; gauges: object[]; sensor: number; CALW: number; base: number };

const lists: Record<string, List> = {
  us: {
    cable: { price: 22.5, priceBreaks: '10: 20.25\n50: 18.4' },
    gauges: [
      { price: 80, validTo: '2020-12-31' },
      { price: 90.1, validFrom: '2021-01-01', validTo: '2098-12-31' },
      { price: 100, validFrom: '2099-01-01' },
    ],
    sensor: 130,
    CALW: 74,
    base: 118,
  },
  uk: {
    cable: { price: 16.4, priceBreaks: '10: 15.2' },
    gauges: [
      { price: 60, validTo: '2020-12-31' },
      { price: 70, validFrom: '2021-01-01' },
    ],
    sensor: 99.5,
    CALW: 56,
    base: 85,
  },
  ch: {
    cable: { price: 20.35, priceBreaks: '10: 18.55' },
    gauges: [{ price: 75.05, validFrom: today(), validTo: today() }],
    sensor: 120,
    CALW: 66.5,
    base: 95,
  },
};

/** Markets in euros, dollars, pounds and francs. */
export async function fourMarkets(): Promise<void> {
  const ground = (code: string, price: number) => ({ shipping: { code, price } });
  await aMarket({ code: 'home', weight: 1 });
  await aMarket({ code: 'us', currency: 'USD', optionFactor: 1.15, countries: 'US', ...ground('us', 25) });
  await aMarket({ code: 'uk', currency: 'GBP', optionFactor: 0.9, countries: 'GB, IM', ...ground('uk', 15) });
  await aMarket({
    code: 'ch',
    currency: 'CHF',
    optionFactor: 1.05,
    countries: 'CH, LI',
    ...ground('ch', 22.5),
  });
}

/** Parts with prices in all lists: returns the part number for the name in a case. */
export async function pricedParts(): Promise<(name: string) => string> {
  const [prefix, family] = [await aConfigurableFamily(), await aFamilyWithCalibration()];
  const cable = await aProduct({
    price: 19,
    priceBreaks: [{ quantity: 10, price: 17.5 }],
    shippingWeightGrams: 100,
    stock: 100,
  });
  const [gauge, sensor] = [await aProduct(), await aProduct({ family })];
  for (const [market, list] of Object.entries(lists)) {
    await aPrice(market, cable, list.cable);
    for (const price of list.gauges) await aPrice(market, gauge, price);
    await aPrice(market, sensor, { price: list.sensor });
    await aPrice(market, 'CALW', { price: list.CALW });
    await aPrice(market, prefix.toLowerCase(), { price: list.base });
  }
  const parts: Partial<Record<string, string>> = { cable, gauge, sensor };
  return (name) => parts[name] ?? name.replace('configured ', `${prefix}-`);
}

/** Base price 100; its surcharges are 10.50 for size 20, 4.00 for DIN and 50.00 for HD. */
async function aConfigurableFamily(): Promise<string> {
  const [size, seal, plug] = familyData('').positions;
  const options = [...(plug?.options ?? []), { code: 'HD', label: 'HD', surcharge: 50 }];
  const positions = [size, seal, { key: 'plug', title: 'Plug', options }];
  return (await aFamily({ positions })).prefix;
}

async function aFamilyWithCalibration(): Promise<string> {
  const { strapi } = await aBackend();
  const { documentId } = await strapi.documents('api::product-family.product-family').create({
    data: { name: 'Sensors', url: `sensors-${Date.now()}` },
    status: 'published',
  });
  await strapi.documents('api::add-on.add-on').create({
    data: { code: 'CALW', name: 'Calibration', price: 60, workingDays: 5, weight: 1, families: [documentId] },
  });
  return documentId;
}
