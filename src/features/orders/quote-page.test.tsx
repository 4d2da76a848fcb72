import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { formatMoment } from '#src/format/date.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { aQuote } from './quote-fixture.ts';
import { QuotePage } from './quote-page.tsx';
import { quoteQuery } from './quote-query.ts';

const savedAt = Date.now() - 600_000;

describe('the page of a quote', () => {
  it('reports an error of the server and offers a retry', () => {
    const html = pageWith({ error: new ApiError(500, 'Internal Server Error', {}) });
    expect(html).toContain('The server returned an error.');
    expect(html).toContain('Try again</button>');
  });

  it('says offline that the quote is not on the device', () => {
    const html = pageWith({ error: new Unreachable() }, { isOffline: true });
    expect(html).toContain('This content is not saved on your device.');
  });

  it('explains where to find a valid link if this one is invalid', () => {
    const html = pageWith({ data: null });
    expect(html).toContain('You do not have access to this quote');
    expect(html).toContain('href="/account/requests"');
  });

  it('says offline how old the status is', () => {
    const html = pageWith({ data: aQuote() }, { isOffline: true });
    expect(html).toContain(`as of ${formatMoment(savedAt)}`);
    expect(pageWith({ data: aQuote() })).not.toContain('as of');
  });

  it('stays readable, with its age, if it could not be refreshed', () => {
    const html = pageWith({ data: aQuote(), error: new ApiError(503, 'Service Unavailable', {}) });
    expect(html).toContain('Last updated 10 min ago.');
    expect(html).toContain('Q-2026-000001');
  });

  it('can be ordered only while the server allows it', () => {
    expect(pageWith({ data: aQuote() })).toContain('href="/checkout?quote=q1');
    expect(pageWith({ data: aQuote({ state: 'expired', canOrder: false }) })).not.toContain('/checkout');
  });

  it('shows a long name, note and part number in full', () => {
    const text = 'Differential pressure transmitter with diaphragm seals and capillaries '.repeat(3).trim();
    const partNumber = 'APT210-0016-G14-4S2-CER-EX1-CAL5-HART7-316L-FKM-M12-IP68';
    const line = { id: 'l', partNumber, quantity: 1, name: text, note: `Note: ${text}` };
    const html = pageWith({ data: aQuote({ lines: [line] }) });
    expect(html).toContain(text);
    expect(html).toContain(`Note: ${text}`);
    expect(html).toContain(partNumber);
  });
});

function pageWith(cached: Omit<CachedQuery, 'queryKey'>, { isOffline = false } = {}): string {
  return renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <QuotePage id="q1" token="t" />
    </IsOfflineContext>,
    [{ queryKey: quoteQuery('q1', 't').queryKey, updatedAt: savedAt, ...cached }],
  );
}
