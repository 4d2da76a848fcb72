import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseOrderList } from '#src/contract/order.ts';
import { OrdersView } from './orders-view.tsx';
import { ordersQuery } from './queries.ts';

const serverError = new ApiError(503, 'Service Unavailable', {});

describe('the list of orders', () => {
  it('reports an error of the server, or that it is not on the device', () => {
    expect(pageWith({ error: serverError })).toContain('The server returned an error.');
    const offline = pageWith({ error: new Unreachable() });
    expect(offline).toContain('This content is not saved on your device.');
    expect(offline).toContain('Try again</button>');
  });

  it('suggests products if there are no orders, and all orders if none match', () => {
    expect(pageWith({ data: orders() })).toContain('No orders yet');
    const html = pageWith({ data: orders() }, { search: 'APT 210' });
    expect(html).toContain('No orders match “APT 210”');
    expect(html).toContain('href="/orders"');
    expect(html).toContain('value="APT 210"');
  });

  it('stays readable, with its age, if it could not be refreshed', () => {
    const html = pageWith({ data: orders({}), error: serverError, updatedAt: Date.now() - 86_400_000 });
    expect(html).toContain('Last updated 24 h ago.');
    expect(html).toContain('A-2026-000001');
  });

  it('says that a purchase order is being checked, like the page of the order', () => {
    const awaiting = { state: 'awaiting-payment', payment: { kind: 'purchase-order' } };
    expect(pageWith({ data: orders(awaiting) })).toContain('<p>Checking your purchase order</p>');
    expect(pageWith({ data: orders({ state: 'awaiting-payment' }) })).toContain('<p>Awaiting payment</p>');
  });

  it('counts items in the singular and in the plural', () => {
    expect(pageWith({ data: orders({ lineCount: 1 }) })).toContain(', 1 item<');
    expect(pageWith({ data: orders({ lineCount: 2 }) })).toContain(', 2 items<');
  });

  it('shows a long reference and amount in full', () => {
    const reference = 'Retrofit of the pumping station, line 4, cost centre '.repeat(5).trim();
    const html = pageWith({ data: orders({ reference, total: 12_344_435_433 }) });
    expect(html).toContain(`, ${reference}<`);
    expect(html).toContain('€123,444,354.33');
  });

  it('keeps the search when it turns the page', () => {
    const html = pageWith({ data: orders({}, { page: 2, pageCount: 3 }) }, { search: 'P-101', page: 2 });
    expect(html).toContain('Page 2 of 3');
    expect(html).toContain('href="/orders?search=P-101&amp;page=1"');
    expect(html).toContain('href="/orders?search=P-101&amp;page=3"');
  });
});

function orders(order?: object, pagination: object = {}) {
  const first = {
    id: 'o1',
    number: 'A-2026-000001',
    state: 'shipped',
    placedAt: '2026-11-20T10:00:00.000Z',
    total: 45_220,
    currency: 'EUR',
  };
  return parseOrderList({
    data: order ? [{ ...first, ...order }] : [],
    meta: { pagination: { page: 1, total: order ? 1 : 0, ...pagination } },
  });
}

function pageWith(cached: Omit<CachedQuery, 'queryKey'>, { search = '', page = 1 } = {}): string {
  const url = `/orders?${new URLSearchParams({ search, page: String(page) })}`;
  return renderWithQueries(
    <OrdersView />,
    [{ queryKey: ordersQuery(search, page).queryKey, ...cached }],
    url,
  );
}
