import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseCart, type Cart } from '#src/contract/cart.ts';
import { parseShopSettings, parseTotals } from '#src/contract/checkout.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { bodyOf } from './checkout-body.ts';
import { CheckoutView } from './checkout-view.tsx';
import { OrderButton } from './order-button.tsx';
import type { NotPlaced } from './place-order.ts';
import { PlacingNotice } from './placing-notice.tsx';
import { buyerQuery, shopSettingsQuery } from './queries.ts';
import { startOf } from './start-of.ts';

const settings = parseShopSettings({ data: { currency: 'EUR', countries: [], payment: {} } });
const line = {
  id: 'l1',
  partNumber: 'APT210',
  quantity: 2,
  unitPrice: 38_000,
  lineTotal: 76_000,
  product: { documentId: 'a', name: 'Pressure transmitter', url: 'apt-210' },
};

describe('the checkout', () => {
  it('waits for a cart that is not on the device', () => {
    const html = pageWith({ cart: undefined, settings: { data: settings } });
    expect(html).not.toContain('Your cart is empty');
    expect(html).not.toContain('<form');
  });

  it('suggests products if the cart is empty', () => {
    const html = pageWith({ cart: cartOf(), settings: { data: settings } });
    expect(html).toContain('Your cart is empty');
    expect(html).toContain('href="/products"');
  });

  it('says offline that ordering needs a connection, and stays usable', () => {
    const html = pageWith({ cart: cartOf(line), settings: { data: settings }, isOffline: true });
    expect(html).toContain('You need to be online to order');
    expect(html).toContain('<form');
    expect(pageWith({ cart: cartOf(line), settings: { data: settings } })).not.toContain('You need to be');
  });

  it('reports that the shop settings could not be loaded, or are not on the device', () => {
    const error = new ApiError(500, 'Internal Server Error', {});
    expect(pageWith({ cart: cartOf(line), settings: { error } })).toContain('Try again</button>');
    const html = pageWith({ cart: cartOf(line), settings: { error: new Unreachable() }, isOffline: true });
    expect(html).toContain('This content is not saved on your device.');
  });

  it('does not wait for the customer’s data if it cannot be loaded', () => {
    const buyer = { error: new Unreachable() };
    const html = pageWith({ cart: cartOf(line), settings: { data: settings }, subject: 'u1', buyer });
    expect(html).toContain('<form');
  });

  it('shows a long name and amount in full', () => {
    const name = 'Differential pressure transmitter with diaphragm seals and capillaries '.repeat(3).trim();
    const long = { ...line, quantity: 9999, lineTotal: 12_344_435_433, product: { ...line.product, name } };
    const html = pageWith({ cart: cartOf(long), settings: { data: settings } });
    expect(html).toContain(name);
    expect(html).toContain('€123,444,354.33');
  });
});

describe('the button that orders', () => {
  it.each([
    [false, 'Accept the terms of sale to place the order.'],
    [true, 'You need to be online to order.'],
  ])('is disabled and says why (offline: %s)', (isOffline, reason) => {
    const html = renderWithQueries(
      <IsOfflineContext value={isOffline}>
        <Order />
      </IsOfflineContext>,
      [],
    );
    const [, describedBy] = /<button[^>]*disabled=""[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<p id="${describedBy}" role="status"`);
    expect(html).toContain(`${reason}</p>`);
  });
});

describe('an order that was not placed', () => {
  it('says how many are left of each product', () => {
    const lines = [
      { id: '1', partNumber: 'APT210', available: 0 },
      { id: '2', partNumber: 'ATR120', available: 3 },
    ];
    const html = notice({ type: 'short', lines });
    expect(html).toContain('<code>APT210</code>: none left');
    expect(html).toContain('<code>ATR120</code>: 3 left');
    expect(html).toContain('href="/cart"');
  });

  it('gives the reason of the server or of the bank', () => {
    expect(notice({ type: 'rejected', message: 'We do not ship there.', fields: [] })).toContain(
      'We do not ship there.',
    );
    const declined = notice({ type: 'declined', message: 'Your card has expired.' });
    expect(declined).toContain('Your card was not charged');
    expect(declined).toContain('Your card has expired.');
  });

  it('says that trying again does not place a second order if the server did not respond', () => {
    expect(notice({ type: 'unreachable' })).toContain('no second order is placed');
  });

  it('lists what has changed since the customer saw the total', () => {
    const cart = cartOf({ ...line, unitPrice: 39_000, lineTotal: 78_000 });
    const html = notice({ type: 'changed', cart, totals: totals(78_000) });
    expect(html).toContain('Pressure transmitter: the price changed from €380.00 to €390.00 each.');
  });
});

const cartOf = (...lines: object[]): Cart => parseCart({ data: { lines, subtotal: 76_000 } });

const totals = (total: number) =>
  parseTotals({ data: { currency: 'EUR', subtotal: total, shipping: 0, tax: 0, total, fingerprint: 'f' } });

const notice = (placing: NotPlaced): string =>
  renderWithQueries(
    <PlacingNotice placing={placing} previous={{ totals: totals(76_000), lines: cartOf(line).lines }} />,
    [],
  );

const nothing = () => undefined;

function Order() {
  const cart = { subject: null, confirmed: cartOf(line), savedAt: 0, shown: cartOf(line), pending: [] };
  const draft = startOf(cart, undefined);
  const review = { cart, settings, attached: [], onStep: nothing, onCart: nothing, onPlaced: nothing };
  return (
    <FormProvider {...useForm({ defaultValues: draft })}>
      <OrderButton {...review} body={bodyOf(draft, [])} totals={totals(76_000)} />
    </FormProvider>
  );
}

type Cached = Omit<CachedQuery, 'queryKey'>;
interface State {
  cart: Cart | undefined;
  settings: Cached;
  subject?: string;
  buyer?: Cached;
  isOffline?: boolean;
}

function pageWith({ cart, settings: cached, subject, buyer, isOffline = false }: State): string {
  const shown = { lines: cart?.lines ?? [], currency: 'EUR' };
  const checkoutCart = { subject: subject ?? null, confirmed: cart, savedAt: Date.now(), shown, pending: [] };
  return renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <CheckoutView cart={checkoutCart} onCart={nothing} onPlaced={nothing} />
    </IsOfflineContext>,
    [
      { queryKey: shopSettingsQuery.queryKey, ...cached },
      ...(buyer ? [{ queryKey: buyerQuery(subject ?? null).queryKey, ...buyer }] : []),
    ],
    '/checkout',
  );
}
