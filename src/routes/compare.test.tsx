import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseProduct } from '#src/contract/product.ts';
import { compareUrl } from '#src/features/compare/compared.ts';
import { productQuery } from '#src/features/product/queries.ts';
import { Route } from './compare.tsx';

type Cached = Omit<CachedQuery, 'queryKey'>;

const range = { name: 'Measuring range', value: '0 … 10', unit: 'bar', min: 0, max: 10 };

describe('the comparison of products', () => {
  it('says how to start if nothing is selected', () => {
    const html = pageWith({});
    expect(html).toContain('Nothing to compare yet');
    expect(html).toContain('href="/products"');
  });

  it('reports a server error, or that a product is not on the device', () => {
    const error = new ApiError(500, 'Internal Server Error', {});
    expect(pageWith({ a: product({}), b: { error } })).toContain('The server returned an error.');
    const html = pageWith({ a: product({}), b: { error: new Unreachable() } });
    expect(html).toContain('No connection to the server');
    expect(html).not.toContain('<table');
  });

  it('leaves out a product that no longer exists', () => {
    const html = pageWith({ a: product({ name: 'Transmitter' }), b: { data: null } });
    expect(html).toContain('>Transmitter</a>');
    expect(html.match(/scope="col"/g)).toHaveLength(1);
  });

  it('marks differences, including values that one product lacks', () => {
    const html = pageWith({
      a: product({ specifications: [range, { name: 'Weight', value: '80', unit: 'g' }] }),
      b: product({ url: 'b', specifications: [range] }),
    });
    expect(html).toContain('Weight<span');
    expect(html).toMatch(/Weight.*\(differs\).*<td>80\sg<\/td><td>–<\/td>/s);
    expect(html).not.toMatch(/Measuring range<span[^>]*> \(differs\)/);
  });

  it('stays readable, with its age, if a product could not be refreshed', () => {
    const error = new ApiError(503, 'Service Unavailable', {});
    const stale = { ...product({}), error, updatedAt: Date.now() - 5 * 3_600_000 };
    expect(pageWith({ a: stale })).toContain('Last updated 5 h ago.');
  });

  it('shows long names and part numbers in full, and a price on request', () => {
    const name = 'Differential pressure transmitter with diaphragm seals '.repeat(4).trim();
    const partNumber = 'APT210-0016-G14-4S2-CER-EX1-CAL5-HART7-316L-FKM-M12-IP68';
    const html = pageWith({ a: product({ name, partNumber }) });
    expect(html).toContain(name);
    expect(html).toContain(`<code>${partNumber}</code>`);
    expect(html).toContain('on request');
  });
});

const product = (more: object): Cached => ({
  data: parseProduct({
    data: [{ documentId: 'a', name: 'Transmitter', url: 'a', partNumber: 'APT210', ...more }],
  }),
});

function pageWith(products: Record<string, Cached>): string {
  const urls = Object.keys(products);
  return renderWithQueries(
    <Route />,
    Object.entries(products).map(([url, cached]) => ({ queryKey: productQuery(url).queryKey, ...cached })),
    urls.length === 0 ? '/compare' : compareUrl(urls, new URLSearchParams()),
  );
}
