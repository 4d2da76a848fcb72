import { describe, expect, it } from 'vitest';
import { Unreachable } from '#src/api/errors.ts';
import { renderWithQueries } from '#src/cache/render-with-queries.ts';
import { parseSearchResponse } from '#src/contract/search.ts';
import { formatMoment } from '#src/format/date.ts';
import { ResultsView } from './results-view.tsx';
import { NoResults } from './no-results.tsx';
import { SearchFailure } from './search-failure.tsx';

const asOf = Date.now() - 3_600_000;
const request = { words: 'pressure', kind: null, page: 1 };
const hit = { id: 'p1', kind: 'product', url: '/products/apt-210', title: 'Pressure transmitter' };

describe('a failed search', () => {
  it('says offline that the catalogue is not on the device', () => {
    const html = failureOf(new Unreachable());
    expect(html).toContain('Search is not available offline');
    expect(html).toContain('data-kind="offline"');
  });

  it('says that the server took too long', () => {
    const error = Object.assign(new Error('5000 ms'), { name: 'SearchTimeout' });
    expect(failureOf(error)).toContain('The server did not respond within five seconds.');
  });

  it('reports any other error, and always offers a retry', () => {
    const html = failureOf(new Error('status 500'));
    expect(html).toContain('The search failed');
    expect(html).toContain('Try again</button>');
  });
});

describe('the results of a search', () => {
  it('say how old they are if they come from the device', () => {
    const html = resultsOf([hit], asOf);
    expect(html).toContain(`Results saved on this device on ${formatMoment(asOf)}.`);
  });

  it('say nothing about their age if they come from the server', () => {
    const html = resultsOf([hit], null);
    expect(html).toContain('1 result for “pressure”');
    expect(html).not.toContain('saved on this device');
  });

  it('are split into pages if there are many', () => {
    const result = { ...parseSearchResponse({ hits: [hit], totalHits: 1000 }), asOf: null, exactUrl: null };
    const second = { ...request, kind: 'product' as const, page: 2 };
    const html = renderWithQueries(
      <ResultsView request={second} result={result} purchase={() => null} />,
      [],
    );
    expect(html).toContain('rel="prev"');
    expect(html).toContain('rel="next"');
  });

  it('show long titles and part numbers in full', () => {
    const title = 'Differential pressure transmitter with diaphragm seals and capillaries '.repeat(3).trim();
    const partNumber = 'APT210-0016-G14-4S2-CER-EX1-CAL5-HART7-316L-FKM-M12-IP68';
    const html = resultsOf([{ ...hit, title, partNumber }], null);
    expect(html).toContain(title);
    expect(html).toContain(partNumber);
  });

  it('never contain markup from matching texts', () => {
    const text = '<script>alert(1)</script> <em>pressure</em>';
    const html = resultsOf([{ ...hit, _formatted: { title: text } }], null);
    expect(html).not.toContain('<script>');
    expect(html).toContain('<mark>pressure</mark>');
  });
});

describe('a search without results', () => {
  it('suggests other spellings and passes the query to the contact form', () => {
    const html = noResultsFor('presure', ['pressure']);
    expect(html).toContain('No results for “presure”');
    expect(html).toContain('Did you mean');
    expect(html).toContain('href="/search?q=pressure"');
    expect(html).toContain('/contact?message=I%20searched%20your%20site%20for%20%E2%80%9Cpresure');
  });

  it('suggests nothing if there are no other spellings', () => {
    expect(noResultsFor('qqxzzy', [])).not.toContain('Did you mean');
  });

  it('shows a long query in full', () => {
    const words = 'transmitter for steam '.repeat(9).trim();
    expect(noResultsFor(words, [])).toContain(`No results for “${words}”`);
  });
});

const failureOf = (error: Error) =>
  renderWithQueries(<SearchFailure error={error} retry={() => undefined} />, []);

function resultsOf(hits: object[], asOf: number | null): string {
  const result = { ...parseSearchResponse({ hits }), asOf, exactUrl: null };
  return renderWithQueries(<ResultsView request={request} result={result} purchase={() => null} />, []);
}

function noResultsFor(words: string, suggestions: string[]): string {
  const result = { ...parseSearchResponse({ hits: [] }), asOf: null, exactUrl: null };
  return renderWithQueries(<NoResults words={words} result={result} suggestions={suggestions} />, []);
}
