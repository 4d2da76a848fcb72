import { describe, expect, it } from 'vitest';
import { paymentFacts } from '../cms/src/admin/order-refunds.ts';
import { timelineSteps } from '../cms/src/admin/timeline-steps.ts';

const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const refund = { id: 1, at: at(2), state: 'done' as const, amount: 12.5, reason: 'Scratched', author: 'Ada' };

describe('the history next to an order', () => {
  it('lists state changes and refunds by date, latest first, each with its author', () => {
    const history = [
      { id: 1, state: 'paid', at: at(1), author: 'Customer' },
      { id: 2, state: 'in-production', at: at(3), author: 'Bob', note: 'Soon' },
    ];
    const failed = { ...refund, id: 2, at: at(4), state: 'failed' as const, problem: 'Too much' };
    const steps = timelineSteps({ currency: 'EUR', history, refunds: [refund, failed] });
    expect(steps.map(({ title, author, texts }) => [title, author, ...texts])).toEqual([
      ['refund failed: €12.50', 'Ada', 'Scratched', 'Too much'],
      ['in production', 'Bob', 'Soon'],
      ['refund: €12.50', 'Ada', 'Scratched'],
      ['paid', 'Customer'],
    ]);
  });
});

describe('the payment next to an order', () => {
  const order = { paymentKind: 'card', state: 'paid', total: 100, currency: 'EUR' };

  it('says what was refunded, what is in progress and what can still be refunded', () => {
    const requested = { ...refund, id: 2, state: 'requested' as const, amount: '7.50' };
    const failed = { ...refund, id: 3, state: 'failed' as const };
    expect(paymentFacts({ ...order, refunds: [refund, requested, failed] })).toEqual([
      { name: 'Paid by card', amount: '€100.00' },
      { name: 'Refunded', amount: '€12.50' },
      { name: 'Refund in progress', amount: '€7.50' },
      { name: 'Can be refunded', amount: '€80.00' },
    ]);
  });

  it('leaves nothing to refund in an order that was refunded', () => {
    expect(paymentFacts({ ...order, state: 'refunded', refunds: [refund] })).toEqual([
      { name: 'Paid by card', amount: '€100.00' },
      { name: 'Refunded', amount: '€100.00' },
      { name: 'Can be refunded', amount: '€0.00' },
    ]);
  });

  it('says what failed after Stripe had accepted it', () => {
    const failedLater = { ...refund, state: 'failed' as const, failedAt: at(5) };
    expect(paymentFacts({ ...order, state: 'refunded', refunds: [failedLater] })).toEqual([
      { name: 'Paid by card', amount: '€100.00' },
      { name: 'Refunded', amount: '€87.50' },
      { name: 'Refund failed later', amount: '€12.50' },
      { name: 'Can be refunded', amount: '€0.00' },
    ]);
    expect(timelineSteps({ currency: 'EUR', refunds: [failedLater] })[0]?.title).toBe(
      'refund failed later: €12.50',
    );
  });

  it('is not shown for purchase orders', () => {
    expect(paymentFacts({ ...order, paymentKind: 'purchase-order' })).toEqual([]);
  });
});
