import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseOrder } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { OrderPage } from './order-page.tsx';
import { orderQuery } from './queries.ts';

const savedAt = Date.now() - 600_000;

describe('the page of an order', () => {
  it('reports an error of the server and offers a retry', () => {
    const html = pageWith({ error: new ApiError(500, 'Internal Server Error', {}) });
    expect(html).toContain('The server returned an error.');
    expect(html).toContain('Try again</button>');
  });

  it('says offline that the order is not on the device', () => {
    const html = pageWith({ error: new Unreachable() }, { isOffline: true });
    expect(html).toContain('This content is not saved on your device.');
  });

  it('explains to others how the customer gets access', () => {
    const html = pageWith({ data: null });
    expect(html).toContain('You do not have access to this order');
    expect(html).toContain('href="/sign-in?return=/orders/o1"');
  });

  it('says offline how old the status is', () => {
    const html = pageWith({ data: order() }, { isOffline: true });
    expect(html).toContain(`Status as of ${formatMoment(savedAt)}`);
    expect(pageWith({ data: order() })).not.toContain('Status as of');
  });

  it('stays readable, with its age, if it could not be refreshed', () => {
    const html = pageWith({ data: order(), error: new ApiError(503, 'Service Unavailable', {}) });
    expect(html).toContain('Last updated 10 min ago.');
    expect(html).toContain('O-2026-000123');
  });

  it('says when the order, and each of several lines, is expected to ship and to arrive', () => {
    const days = { shipsOn: '2026-12-04', arrivesFrom: '2026-12-08', arrivesUntil: '2026-12-10' };
    const line = { partNumber: 'A1', name: 'A', quantity: 1, unitPrice: 1, ...days };
    const later = { ...line, partNumber: 'B2', arrivesUntil: '2026-12-11' };
    const html = pageWith({ data: order({ lines: [line, later] }) });
    expect(html).toMatch(/Expected to arrive<\/dt><dd>Tue 8 Dec( 2026)? to Fri 11 Dec/);
    expect(html).toMatch(/Ships Fri 4 Dec( 2026)?, arrives Tue 8 Dec( 2026)? to Thu 10 Dec/);
    const delivery = { number: 1, at: '2026-12-04T10:00:00Z', lines: [{ partNumber: 'B2', quantity: 1 }] };
    const partly = pageWith({ data: order({ lines: [line, later], deliveries: [delivery] }) });
    expect(partly).toMatch(/Expected to arrive<\/dt><dd>Tue 8 Dec( 2026)? to Thu 10 Dec/);
    expect(pageWith({ data: order({ lines: [line], state: 'shipped' }) })).not.toContain('Expected');
    expect(pageWith({ data: order() })).not.toContain('Expected');
  });

  it('lets a consumer withdraw, in the words of the law, instead of cancelling', () => {
    const html = pageWith({ data: order({ canCancel: true, canWithdraw: true }) });
    expect(html).toContain('>Withdraw from contract here</button>');
    expect(html).not.toContain('Cancel order');
    expect(pageWith({ data: order({ canCancel: true }) })).toContain('>Cancel order</button>');
  });

  it('marks the lines that were withdrawn from', () => {
    const line = { partNumber: 'APT210', quantity: 1, unitPrice: 38_000 };
    const at = '2026-11-21T10:00:00.000Z';
    const html = pageWith({ data: order({ lines: [line, { ...line, withdrawnAt: at }] }) });
    expect(html.match(/Withdrawn on/g)).toHaveLength(1);
  });

  it('shows a long reference, note, name and amount in full', () => {
    const text =
      'Retrofit of the pumping station in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
    const partNumber = 'APT210-0016-G14-4S2-CER-EX1-CAL5-HART7-316L-FKM-M12-IP68';
    const line = { partNumber, name: text, quantity: 9999, unitPrice: 1_234_567, net: 12_344_435_433 };
    const html = pageWith({ data: order({ reference: text, note: `Note: ${text}`, lines: [line] }) });
    expect(html).toContain(`<dd>${text}</dd>`);
    expect(html).toContain(`<dd>Note: ${text}</dd>`);
    expect(html).toContain(partNumber);
    expect(html).toContain('€123,444,354.33');
  });
});

function order(more: object = {}) {
  const totals = { currency: 'EUR', subtotal: 38_000, shipping: 0, tax: 7220, total: 45_220 };
  return parseOrder({
    data: {
      id: 'o1',
      number: 'O-2026-000123',
      state: 'approved',
      placedAt: '2026-11-20T10:00:00.000Z',
      shippingAddress: { name: 'Ada Lovelace', city: 'Berlin', country: 'DE' },
      lines: [{ partNumber: 'APT210', name: 'Pressure transmitter', quantity: 1, unitPrice: 38_000 }],
      totals,
      payment: { kind: 'purchase-order' },
      ...more,
    },
  });
}

function pageWith(cached: Omit<CachedQuery, 'queryKey'>, { isOffline = false } = {}): string {
  return renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <OrderPage id="o1" token="" onReorder={async () => undefined} />
    </IsOfflineContext>,
    [{ queryKey: orderQuery('o1', '').queryKey, updatedAt: savedAt, ...cached }],
  );
}
