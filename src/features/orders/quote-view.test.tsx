import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseQuote } from '#src/contract/quote.ts';
import { QuoteView } from './quote-view.tsx';

describe('the sums of a quote', () => {
  it('end with the total of products and shipping, as its PDF does', () => {
    const sums = sumsOf({ shipping: { name: 'Parcel', price: 1490 } });
    expect(sums).toEqual([
      'Subtotal',
      '€557.50',
      'Shipping, Parcel',
      '€14.90',
      'Total excluding tax',
      '€572.40',
    ]);
  });

  it('say that shipping is missing where it is not known yet', () => {
    expect(sumsOf({})).toEqual(['Subtotal', '€557.50', 'Total excluding shipping and tax', '€557.50']);
  });
});

function sumsOf(more: object): string[] {
  const quote = parseQuote({
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
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QuoteView quote={quote} token="" updatedAt={Date.parse(quote.createdAt)} />
    </MemoryRouter>,
  );
  return [...html.slice(html.indexOf('Products')).matchAll(/<d[td]>([^<]*)</g)].map(([, text = '']) => text);
}
