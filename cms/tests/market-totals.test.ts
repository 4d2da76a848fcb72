import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { inMarketOf } from './support/markets';
import { fourMarkets, pricedParts } from './support/priced-parts';
import { aCheckout, anAddress, anAmericanAddress } from './support/shop';
import { readFixture } from './support/worked-totals';

type Case = {
  name: string;
  market: string;
  /** Part, quantity and add-ons. */
  lines: [string, number, string[]?][];
  to: string;
  expect: { subtotal: number; shipping: number; tax: number; total: number };
  how: string;
  source: string;
};

const cases: Case[] = readFixture('price-cases/in-markets.yaml');
const currencies: Record<string, string> = { home: 'EUR', us: 'USD', uk: 'GBP', ch: 'CHF' };
let partOf: (name: string) => string;

beforeAll(async () => {
  await aBackend();
  await fourMarkets();
  partOf = await pricedParts();
});

describe('the cart and the totals of the checkout', () => {
  it.each(cases)('$market: $name', async ({ market, lines, to, expect: amounts, how, source }) => {
    const buyer = inMarketOf(market);
    for (const [part, quantity, addOns = []] of lines)
      expect((await buyer.put(partOf(part), quantity, { addOns })).statusCode).toBe(200);
    const currency = currencies[market];
    expect(await buyer.cart()).toMatchObject({ currency, subtotal: amounts.subtotal, repricedFrom: [] });
    const data = { ...aCheckout, customerKind: 'consumer', ...deliveryTo(to, market) };
    const response = await buyer.call('/shopping-cart/orders/tax', { method: 'POST', data });
    expect(response.json().data).toMatchObject({ currency, ...amounts });
    expect([how, source]).not.toContain('');
  });

  it('are worked out for at least 20 orders in four currencies', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(cases.map(({ market }) => currencies[market])).size).toBe(4);
  });
});

const british = { city: 'London', postalCode: 'SW1A 1AA', country: 'GB', phone: '+44 20 7946 0000' };
const addresses: Record<string, object> = {
  IE: {},
  DE: { city: 'Berlin', postalCode: '10115', country: 'DE', phone: '+49 30 123456' },
  IL: anAmericanAddress,
  TX: { ...anAmericanAddress, city: 'Austin', state: 'TX', postalCode: '73301' },
  GB: british,
  IM: { ...british, city: 'Douglas', postalCode: 'IM1 1AA', country: 'IM' },
  NIR: { ...british, city: 'Belfast', postalCode: 'BT1 5GS' },
  CH: { city: 'Zürich', postalCode: '8001', country: 'CH', phone: '+41 44 123 45 67' },
  LI: { city: 'Vaduz', postalCode: '9490', country: 'LI', phone: '+423 123 45 67' },
};

const deliveryTo = (to: string, market: string) => ({
  shippingAddress: { ...anAddress, ...addresses[to] },
  shippingMethod: market === 'home' ? `${to === 'IE' ? 'ie' : 'eu'}-standard` : market,
});
