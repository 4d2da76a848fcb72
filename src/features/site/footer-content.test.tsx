import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseFooter, parseSetting } from '#src/contract/site.ts';
import { VatContext } from '#src/ui/prices.ts';
import { FooterContent } from './footer-content.tsx';

describe('the footer', () => {
  it('links consumers to the withdrawal form, in the words of the law, and says what prices include', () => {
    const html = shown(true, 23);
    expect(html).toMatch(/<a href="\/withdraw"[^>]*>Withdraw from contract here<\/a>/);
    expect(html).toContain('Prices incl. VAT, plus shipping.');
  });

  it('tells business customers that prices are net', () => {
    expect(shown(true, null)).toContain('Prices excluding tax.');
  });

  it('has neither if the shop sells to businesses only', () => {
    expect(shown(false, null)).not.toMatch(/[Ww]ithdraw|Prices/);
  });
});

function shown(sellsToConsumers: boolean, vatPercent: number | null): string {
  const shop = { sellsToConsumers, vatPercent, dispatchUntil: '', paymentDays: 30 };
  return renderToStaticMarkup(
    <MemoryRouter>
      <VatContext value={vatPercent}>
        <FooterContent
          footer={parseFooter({ data: { copyright: '' }, meta: {} })}
          setting={parseSetting({ data: { shop }, meta: {} })}
        />
      </VatContext>
    </MemoryRouter>,
  );
}
