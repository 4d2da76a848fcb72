import { Route as RouterRoute, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseProduct } from '#src/contract/product.ts';
import { productQuery } from '#src/features/product/queries.ts';
import { formatMoment } from '#src/format/date.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { Route } from './product.tsx';

const hour = 3_600_000;
const savedAt = Date.now() - 3 * hour;

describe('the page of a product that is not on the device', () => {
  it('reports a server error and offers a retry', () => {
    const html = pageWith({ error: new ApiError(500, 'Internal Server Error', {}) });
    expect(html).toContain('<h1>This page could not be loaded</h1>');
    expect(html).toContain('The server returned an error.');
    expect(html).toContain('Try again</button>');
  });

  it('reports a missing connection', () => {
    const html = pageWith({ error: new Unreachable() }, { isOffline: true });
    expect(html).toContain('No connection to the server');
    expect(html).toContain('This content is not saved on your device.');
    expect(html).not.toContain('The server returned an error.');
  });

  it('says “Page not found” if the product does not exist', () => {
    const html = pageWith({ data: null });
    expect(html).toContain('Page not found');
    expect(html).not.toContain('could not be loaded');
  });
});

describe('the page of a product that is on the device', () => {
  it('says while offline how old price and stock are', () => {
    const html = pageWith({ data: product() }, { isOffline: true });
    expect(html).toContain(`Price and stock as of ${formatMoment(savedAt)}`);
  });

  it('does not mention the age while the server can be reached', () => {
    expect(pageWith({ data: product() })).not.toContain('Price and stock as of');
  });

  it('stays readable, with its age, if it could not be refreshed', () => {
    const html = pageWith({ data: product(), error: new ApiError(500, 'Internal Server Error', {}) });
    expect(html).toContain('This could not be refreshed. Last updated 3 h ago.');
    expect(html).toContain('>Pressure transmitter</h1>');
  });

  it('shows a long name and a long part number in full, with the part number unbroken', () => {
    const name = 'Differential pressure transmitter with diaphragm seals and capillaries '.repeat(4).trim();
    const partNumber = 'APT210-0016-G14-4S2-CER-EX1-CAL5-HART7-316L-FKM-M12-IP68';
    const html = pageWith({ data: product({ name, partNumber }) });
    expect(html).toContain(`>${name}</h1>`);
    expect(html).toContain(`Part number <code>${partNumber}</code>`);
  });

  it('says that the price is on request if there is none, and offers no purchase', () => {
    const html = pageWith({ data: product({ price: null }) });
    expect(html).toContain('Price on request');
    expect(html).not.toContain('each, excluding tax');
  });
});

describe('the variants on the page of a product', () => {
  const variant = (index: number, more: object = {}) => ({
    documentId: String(index),
    name: `APT 210, 0 … ${index} bar`,
    url: index === 1 ? 'apt-210' : `apt-210-${index}`,
    partNumber: `APT210-${index}`,
    price: 400 - index,
    stock: index - 1,
    leadTimeDays: 10,
    specifications: [
      { name: 'Measuring range', value: `0 … ${index}`, unit: 'bar', min: 0, max: index },
      { name: 'Output', value: '4 … 20', unit: 'mA', min: 4, max: 20 },
    ],
    ...more,
  });
  const family = { name: 'APT 210', products: [variant(1), variant(2), variant(10)] };
  const partNumbers = (html: string) =>
    [...html.matchAll(/<th scope="row".*?<a [^>]*>(.*?)<\/a>/gs)].map(([, text]) => text);

  it('show stock, delivery time, price and the specifications that differ, and mark the product of the page', () => {
    const html = pageWith({ data: product({ family }) });
    const table = /<table class="[^"]*table.*?<\/table>/s.exec(html)?.[0] ?? '';
    expect(partNumbers(table)).toEqual(['APT210-1', 'APT210-2', 'APT210-10']);
    expect(table.match(/aria-current="page"/g)).toHaveLength(1);
    expect(table).toContain('Measuring range</a>');
    expect(table).not.toContain('Output');
    expect(table).toContain('Quantity</th>');
    expect(table).toContain('9 in stock');
    expect(table).toContain('10 working days');
    expect(table).toContain('€390.00');
  });

  it('show the specifications of the category’s filters first', () => {
    const facet = { specification: 'Process connection', kind: 'choice' };
    const category = { documentId: 'c', name: 'Pressure', url: 'pressure', facets: [facet] };
    const connected = (index: number, value: string) => {
      const { specifications, ...rest } = variant(index);
      return { ...rest, specifications: [...specifications, { name: 'Process connection', value }] };
    };
    const products = [connected(1, 'G 1/4 B'), connected(2, '1/4-18 NPT')];
    const html = pageWith({ data: product({ category, family: { ...family, products } }) });
    expect(html.indexOf('>Process connection</a>')).toBeGreaterThan(0);
    expect(html.indexOf('>Process connection</a>')).toBeLessThan(html.indexOf('>Measuring range</a>'));
  });

  it('are sorted by the column in the URL, and the headers link back to the table', () => {
    const byRange = pageWith({ data: product({ family }) }, { query: '?sort=-measuring-range' });
    expect(partNumbers(byRange)).toEqual(['APT210-10', 'APT210-2', 'APT210-1']);
    expect(byRange).toContain('aria-sort="descending"');
    expect(byRange).toContain('href="/products/apt-210?sort=price#variants"');
    const byNothing = pageWith({ data: product({ family }) }, { query: '?sort=no-such-column' });
    expect(partNumbers(byNothing)).toEqual(['APT210-1', 'APT210-2', 'APT210-10']);
  });

  it('offer a quote request if they have no price, and cannot be ordered if obsolete', () => {
    const others = [variant(1, { price: null }), variant(2, { lifecycle: 'obsolete' })];
    const html = pageWith({ data: product({ family: { ...family, products: others } }) });
    expect(html).toContain('On request');
    expect(html).toContain('aria-label="Request a quote for APT210-1"');
    expect(html).not.toContain('Request a quote for APT210-2');
    expect(html).not.toContain('1 in stock');
  });

  it('are not shown if there is only one', () => {
    const html = pageWith({ data: product({ family: { ...family, products: [variant(1)] } }) });
    expect(html).not.toContain('Variants of');
  });
});

function product(more: object = {}) {
  const entry = { documentId: 'a', name: 'Pressure transmitter', url: 'apt-210', partNumber: 'APT210' };
  return parseProduct({ data: [{ ...entry, price: 380, stock: 4, ...more }] });
}

function pageWith(cached: Omit<CachedQuery, 'queryKey'>, { isOffline = false, query = '' } = {}): string {
  return renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <Routes>
        <RouterRoute path="/products/:url" element={<Route />} />
      </Routes>
    </IsOfflineContext>,
    [{ queryKey: productQuery('apt-210').queryKey, updatedAt: savedAt, ...cached }],
    `/products/apt-210${query}`,
  );
}
