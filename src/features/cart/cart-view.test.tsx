import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries } from '#src/cache/render-with-queries.ts';
import { parseCart } from '#src/contract/cart.ts';
import type { Entry } from '#src/contract/outbox.ts';
import type { Destination } from '#src/format/expected-delivery.ts';
import { formatMoment } from '#src/format/date.ts';
import { anEntry } from '#src/outbox/outbox-fixtures.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { CartView } from './cart-view.tsx';
import { overlay } from './overlay.ts';

const savedAt = Date.now() - 600_000;
const line = {
  id: 'l1',
  partNumber: 'APT210',
  quantity: 2,
  unitPrice: 38_000,
  lineTotal: 76_000,
  stock: 5,
  product: { documentId: 'a', name: 'Pressure transmitter', url: 'apt-210' },
};

describe('a cart that is not on the device', () => {
  it('reports an error of the server and offers a retry', () => {
    const html = pageWith({ isKnown: false, error: new ApiError(500, 'Internal Server Error', {}) });
    expect(html).toContain('The server returned an error.');
    expect(html).toContain('Try again</button>');
    expect(html).not.toContain('Your cart is empty');
  });

  it('says offline that it is not on the device', () => {
    const html = pageWith({ isKnown: false, error: new Unreachable() });
    expect(html).toContain('No connection to the server');
  });

  it('says so if the browser cannot store data', () => {
    const query = { data: undefined, error: null, fetchStatus: 'idle', dataUpdatedAt: 0 } as const;
    const html = renderWithQueries(
      <CartView cart={null} query={{ ...query, refetch: () => undefined }} />,
      [],
    );
    expect(html).toContain('The cart is not available');
  });
});

describe('a cart on the device', () => {
  it('says how to fill it if it is empty', () => {
    const html = pageWith({ lines: [] });
    expect(html).toContain('Your cart is empty');
    expect(html).toContain('href="/quick-order"');
    expect(html).not.toContain('Go to checkout');
  });

  it('says offline how old prices and stock are', () => {
    expect(pageWith({ isOffline: true })).toContain(`Prices and stock as of ${formatMoment(savedAt)}`);
    expect(pageWith({})).not.toContain('as of');
  });

  it('warns if the server could not refresh it, but not if there is no connection', () => {
    const warning = 'Your cart could not be refreshed';
    expect(pageWith({ error: new ApiError(500, 'Internal Server Error', {}) })).toContain(warning);
    expect(pageWith({ error: new Unreachable(), isOffline: true })).not.toContain(warning);
  });

  it('marks a pending change and its price as an estimate', () => {
    const html = pageWith({ pending: [change({ quantity: 3 })] });
    expect(html).toContain('Pending');
    expect(html).toContain('Estimated subtotal');
    expect(html).toMatch(/about [^<]*€[^<]*<\/strong>/);
  });

  it('keeps the confirmed quantity and gives the reason if a change was rejected', () => {
    const rejected = {
      ...change({ quantity: 3 }),
      state: 'rejected' as const,
      lastError: { reason: 'refused' as const, message: 'Only 2 pieces are available.', fields: [] },
    };
    const html = pageWith({ pending: [rejected] });
    expect(html).toContain('Not accepted: Only 2 pieces are available.');
    expect(html).toContain('€760.00');
  });

  it('has a subtotal without the items whose price is on request', () => {
    const onRequest = { ...line, id: 'l2', unitPrice: null, lineTotal: null };
    const html = pageWith({ lines: [line, onRequest] });
    expect(html).toContain('Price on request');
    expect(html).toContain('Excludes items whose price is on request.');
  });

  it('shows a long name, part number and amount in full', () => {
    const name = 'Differential pressure transmitter with diaphragm seals and capillaries '.repeat(3).trim();
    const partNumber = 'APT210-0016-G14-4S2-CER-EX1-CAL5-HART7-316L-FKM-M12-IP68';
    const long = { ...line, partNumber, quantity: 9999, lineTotal: 12_344_435_433 };
    const html = pageWith({ lines: [{ ...long, product: { ...line.product, name } }] });
    expect(html).toContain(`>${name}</a>`);
    expect(html).toContain(`<code>${partNumber}</code>`);
    expect(html).toContain('€123,444,354.33');
  });
});

describe('the delivery of a cart', () => {
  const transit = { minimumDays: 2, maximumDays: 4 };

  it('names the country and the method that arrival dates are for', () => {
    const html = pageWith({ destination: { country: 'Germany', method: 'Standard', ...transit } });
    expect(html).toContain('Shipping to Germany: Standard');
  });

  it('says where arrival dates come from while the destination is not known', () => {
    expect(pageWith({})).toContain('Arrival date at checkout');
  });
});

const change = (more: object): Entry => ({
  ...anEntry('', { kind: 'cart-line' }),
  payload: { id: 'l1', partNumber: 'APT210', quantity: 2, ...more },
});

interface State {
  isKnown?: boolean;
  lines?: object[];
  pending?: Entry[];
  error?: Error;
  isOffline?: boolean;
  destination?: Destination;
}

function pageWith({ isKnown = true, lines = [line], pending = [], error, ...more }: State): string {
  const { isOffline = false, destination } = more;
  const confirmed = isKnown ? parseCart({ data: { lines, subtotal: 76_000 } }) : undefined;
  const shown = overlay(confirmed, pending);
  const cart = { subject: null, confirmed, savedAt, shown, pending, missing: [] };
  const query = {
    data: confirmed,
    error: error ?? null,
    fetchStatus: 'idle' as const,
    dataUpdatedAt: savedAt,
    refetch: () => undefined,
  };
  return renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <CartView cart={cart} query={query} destination={destination} />
    </IsOfflineContext>,
    [],
  );
}
