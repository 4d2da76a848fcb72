import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '#src/contract/order.ts';
import { Refunds } from './refunds.tsx';

const at = '2026-11-20T10:00:00.000Z';

describe('the refunds of an order', () => {
  it('show the amount, the products and the reason of each', () => {
    const html = shown([
      { at, amount: 1250, reason: 'Scratched housing', lines: [{ partNumber: 'A-1', quantity: 2 }] },
    ]);
    expect(html).toContain('€12.50 refunded to your card');
    expect(html).toContain('2 × A-1 Probe A');
    expect(html).toContain('Scratched housing');
  });

  it('link to their credit notes', () => {
    const creditNote = {
      number: 'CN-2026-000007',
      path: '/shopping-cart/orders/o1/documents/CN-2026-000007',
    };
    const html = shown([{ at, amount: 1250, reason: '', creditNote }]);
    expect(html).toContain(`<a href="${creditNote.path}">Credit note CN-2026-000007 (PDF)</a>`);
  });

  it('say so if a refund failed', () => {
    const html = shown([{ at, amount: 1250, reason: '', hasFailed: true }]);
    expect(html).toContain('€12.50 did not reach your card');
    expect(html).toContain('We will contact you');
    expect(html).not.toContain('refunded to your card');
  });

  it('are not shown if there are none, or if a saved order has no such field', () => {
    expect(shown([])).toBe('');
    expect(shown(undefined)).toBe('');
  });
});

function shown(refunds: object[] | undefined): string {
  const order = parseOrder({
    data: {
      id: 'o1',
      number: 'A-2026-1',
      state: 'shipped',
      placedAt: at,
      refunds,
      shippingAddress: {},
      lines: [{ partNumber: 'A-1', name: 'Probe A', quantity: 5, unitPrice: 100, net: 500 }],
      totals: { currency: 'EUR', subtotal: 5000, shipping: 0, taxes: [], tax: 0, total: 5000 },
      payment: { kind: 'card' },
    },
  });
  return renderToStaticMarkup(<Refunds order={order} />);
}
