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
  it('reports an error of the server and offers a retry', () => {
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

  it('is the page of an unknown URL if the product does not exist', () => {
    const html = pageWith({ data: null });
    expect(html).toContain('Page not found');
    expect(html).not.toContain('could not be loaded');
  });
});

describe('the page of a product that is on the device', () => {
  it('says offline how old price and stock are', () => {
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

  it('shows a long name and a long part number in full, the part number in one piece', () => {
    const name = 'Differential pressure transmitter with diaphragm seals and capillaries '.repeat(4).trim();
    const partNumber = 'APT210-0016-G14-4S2-CER-EX1-CAL5-HART7-316L-FKM-M12-IP68';
    const html = pageWith({ data: product({ name, partNumber }) });
    expect(html).toContain(`>${name}</h1>`);
    expect(html).toContain(`Part number <code>${partNumber}</code>`);
  });

  it('says that the price is on request if there is none, and cannot be added to the cart', () => {
    const html = pageWith({ data: product({ price: null }) });
    expect(html).toContain('Price on request');
    expect(html).not.toContain('each, excluding tax');
  });
});

function product(more: object = {}) {
  const entry = { documentId: 'a', name: 'Pressure transmitter', url: 'apt-210', partNumber: 'APT210' };
  return parseProduct({ data: [{ ...entry, price: 380, stock: 4, ...more }] });
}

function pageWith(cached: Omit<CachedQuery, 'queryKey'>, { isOffline = false } = {}): string {
  return renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <Routes>
        <RouterRoute path="/products/:url" element={<Route />} />
      </Routes>
    </IsOfflineContext>,
    [{ queryKey: productQuery('apt-210').queryKey, updatedAt: savedAt, ...cached }],
    '/products/apt-210',
  );
}
