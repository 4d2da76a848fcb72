import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '#src/contract/order.ts';
import { Deliveries } from './deliveries.tsx';

const parcel = { carrier: 'Post', trackingNumber: 'RR1IE', trackingUrl: 'https://carrier.test/RR1IE' };
const at = '2026-11-20T10:00:00.000Z';

describe('the deliveries of an order', () => {
  it('list the contents and the tracking link of each', () => {
    const html = shown([
      { number: 1, at, lines: [{ partNumber: 'A-1', quantity: 2 }], ...parcel },
      { number: 2, at, lines: [{ partNumber: 'B-1', quantity: 3 }] },
    ]);
    expect(html).toContain('Deliveries');
    expect(html).toContain('2 × A-1 Probe A');
    expect(html).toContain('<a href="https://carrier.test/RR1IE">Track parcel: Post RR1IE</a>');
    expect(html).toContain('3 × B-1 Probe B');
  });

  it('are not shown if the order ships complete', () => {
    expect(shown([])).toBe('');
  });

  it('do not link to other kinds of URLs', () => {
    const lines = [{ partNumber: 'A-1', quantity: 1 }];
    const html = shown([{ number: 1, at, lines, ...parcel, trackingUrl: 'javascript:alert(1)' }]);
    expect(html).not.toContain('href');
    expect(html).toContain('Post RR1IE');
  });
});

function shown(deliveries: object[]): string {
  const line = { quantity: 5, unitPrice: 100, net: 500 };
  const order = parseOrder({
    data: {
      id: 'o1',
      number: 'A-2026-1',
      state: 'in-production',
      placedAt: at,
      deliveries,
      shippingAddress: {},
      lines: [
        { partNumber: 'A-1', name: 'Probe A', ...line },
        { partNumber: 'B-1', name: 'Probe B', ...line },
      ],
      totals,
      payment: { kind: 'purchase-order' },
    },
  });
  return renderToStaticMarkup(<Deliveries order={order} />);
}

const totals = { currency: 'EUR', subtotal: 1000, shipping: 0, taxes: [], tax: 0, total: 1000 };
