import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '#src/contract/order.ts';
import { Withdrawal } from './withdrawal.tsx';

const line = { partNumber: 'APT210', name: 'Transmitter', quantity: 1, unitPrice: 38_000 };

describe('the statement of a withdrawal', () => {
  it('has the name, the order, the e-mail address and the button that the law prescribes', () => {
    const html = shown({ lines: [line] });
    expect(html).toContain('Withdraw from order A-1');
    expect(html).toMatch(/Ada.*APT210 Transmitter/s);
    expect(html).toContain('ada@example.test');
    expect(html).toContain('>Confirm withdrawal</button>');
    expect(html).not.toContain('checkbox');
  });

  it('offers the remaining lines one by one, each part number once', () => {
    const lines = [
      line,
      { ...line, quantity: 2 },
      { ...line, partNumber: 'ATT110' },
      { ...line, partNumber: 'GONE', withdrawnAt: '2026-11-21T10:00:00.000Z' },
    ];
    const html = shown({ lines });
    expect(html.match(/type="checkbox" checked=""/g)).toHaveLength(2);
    expect(html).toContain('3 × APT210 Transmitter');
    expect(html).not.toContain('GONE');
  });

  it('mentions a return only if something was shipped', () => {
    const shipped = [{ state: 'shipped', at: '2026-11-21T10:00:00.000Z' }];
    expect(shown({ lines: [line], history: shipped })).toContain('where to return the goods');
    expect(shown({ lines: [line] })).toContain('nothing to return');
  });
});

function shown(more: object): string {
  const order = parseOrder({
    data: {
      id: 'o1',
      number: 'A-1',
      state: 'in-production',
      placedAt: '2026-11-20T10:00:00.000Z',
      contact: { name: 'Ada', email: 'ada@example.test' },
      shippingAddress: { name: 'Ada', city: 'Dublin', country: 'IE' },
      totals: { currency: 'EUR', subtotal: 38_000, shipping: 0, tax: 8740, total: 46_740 },
      payment: { kind: 'card' },
      ...more,
    },
  });
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <Withdrawal order={order} isBusy={false} failure="" onConfirm={nothing} onKeep={nothing} />,
  );
}
