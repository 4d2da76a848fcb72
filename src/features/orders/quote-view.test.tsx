import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aQuote } from './quote-fixture.ts';
import { QuoteView } from './quote-view.tsx';

describe('the totals of a quote', () => {
  it('end with the total of products and shipping, as its PDF does', () => {
    const totals = totalsOf({ shipping: { name: 'Parcel', price: 1490 } });
    expect(totals).toEqual([
      'Subtotal',
      '€557.50',
      'Shipping, Parcel',
      '€14.90',
      'Total excluding tax',
      '€572.40',
    ]);
  });

  it('say that shipping is missing if it is not known yet', () => {
    expect(totalsOf({})).toEqual(['Subtotal', '€557.50', 'Total excluding shipping and tax', '€557.50']);
  });
});

function totalsOf(more: object): string[] {
  const quote = aQuote(more);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QuoteView quote={quote} token="" updatedAt={Date.parse(quote.createdAt)} />
    </MemoryRouter>,
  );
  return [...html.slice(html.indexOf('Products')).matchAll(/<d[td]>([^<]*)</g)].map(([, text = '']) => text);
}
