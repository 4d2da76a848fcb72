import { parseQuote, type Quote } from '#src/contract/quote.ts';

/** An answered quote for tests. */
export const aQuote = (more: object = {}): Quote =>
  parseQuote({
    data: {
      id: 'q1',
      reference: 'Q-2026-000001',
      state: 'answered',
      createdAt: '2026-11-20T10:00:00.000Z',
      currency: 'EUR',
      contact: {},
      lines: [],
      subtotal: 55_750,
      fingerprint: 'f',
      canOrder: true,
      ...more,
    },
  });
