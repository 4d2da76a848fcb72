import { Route as RouterRoute, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseCategory } from '#src/contract/category.ts';
import { parseListedProducts } from '#src/contract/product.ts';
import { categoryQuery, productsOfCategoryQuery } from '#src/features/catalogue/queries.ts';
import { Route } from './category.tsx';

const serverError = new ApiError(500, 'Internal Server Error', {});
const products = parseListedProducts({
  data: [{ documentId: 'a', name: 'Pressure transmitter', url: 'apt-210', partNumber: 'APT210', price: 380 }],
});

describe('the page of a category', () => {
  it('reports that it could not be loaded', () => {
    const html = pageWith({ category: { error: serverError }, products: {} });
    expect(html).toContain('<h1>This page could not be loaded</h1>');
  });

  it('keeps its heading and text if only the products could not be loaded', () => {
    const html = pageWith({ products: { error: serverError } });
    expect(html).toContain('<h1>Pressure</h1>');
    expect(html).toContain('The server returned an error.');
    expect(html).not.toContain('This page could not be loaded');
  });

  it('says that the products are not on the device', () => {
    const html = pageWith({ products: { error: new Unreachable() } });
    expect(html).toContain('No connection to the server');
    expect(html).toContain('<h1>Pressure</h1>');
  });

  it('shows saved products with their age if they could not be refreshed', () => {
    const updatedAt = Date.now() - 2 * 86_400_000;
    const html = pageWith({ products: { data: products, error: serverError, updatedAt } });
    expect(html).toContain('Last updated 2 days ago.');
    expect(html).toContain('1 of 1 products');
    expect(html).toContain('Pressure transmitter');
  });

  it('suggests what to do if it has no products, or the filters match none', () => {
    expect(pageWith({ products: { data: [] } })).toContain('0 of 0 products');
    const html = pageWith({ products: { data: [] } });
    expect(html).toContain('No products match your filters');
    expect(html).toContain('href="/categories/pressure"');
  });

  it('shows a long product name and part number in full', () => {
    const name = 'Differential pressure transmitter with diaphragm seals '.repeat(4).trim();
    const partNumber = 'APT210-0016-G14-4S2-CER-EX1-CAL5-HART7-316L-FKM-M12-IP68';
    const long = parseListedProducts({ data: [{ documentId: 'b', name, url: 'long', partNumber }] });
    const html = pageWith({ products: { data: long } });
    expect(html).toContain(name);
    expect(html).toContain(partNumber);
    expect(html).toContain('Price on request');
  });
});

describe('the products of a category', () => {
  const family = { name: 'APT 210', url: 'apt-210', summary: 'Pressure transmitters' };
  const variants = (count: number) =>
    parseListedProducts({
      data: Array.from({ length: count }, (_, index) => ({
        documentId: String(index),
        name: `APT 210, 0 … ${index} bar`,
        url: `apt-210-${index}`,
        partNumber: `APT210-${index}`,
        price: 380 + index,
        stock: index,
        leadTimeDays: 10,
        family,
      })),
    });

  it('are grouped by family up to twelve variants, and in a table from thirteen', () => {
    const families = pageWith({ products: { data: variants(12) } });
    expect(families).toContain('<h3');
    expect(families).toContain('From €380.00');
    const table = pageWith({ products: { data: variants(13) } });
    expect(table).not.toContain('<h3');
    expect(table).toContain('<table');
    expect(pageWith({ products: { data: variants(13) }, query: '?view=families' })).toContain('<h3');
  });

  it('have a lead time instead of a ship date in the server’s HTML, which is cached', () => {
    const html = pageWith({ products: { data: variants(2) } });
    expect(html).toContain('10 working days');
    expect(html).toContain('1 working day');
    expect(html).not.toMatch(/Ships (Mon|Tue|Wed|Thu|Fri)/);
  });

  it('are filtered by stock if the URL says so, and a chip shows it', () => {
    const html = pageWith({ products: { data: variants(3) }, query: '?in-stock=yes' });
    expect(html).toContain('2 of 3 products');
    expect(html).toContain('Remove </span>In stock');
  });

  const imported = (fields: object) =>
    parseListedProducts({
      data: Array.from({ length: 13 }, (_, index) => ({
        documentId: String(index),
        name: `ACS710-${index}`,
        url: `acs710-${index}`,
        partNumber: `ACS710-${index}`,
        summary: 'Bidirectional Hall effect current sensor',
        ...fields,
      })),
    });

  it('have their summary in the table if they have neither figures nor a descriptive name', () => {
    const html = pageWith({ products: { data: imported({}) } });
    expect(html).toContain('Bidirectional Hall effect current sensor');
    const named = pageWith({ products: { data: imported({ name: 'Current sensor' }) } });
    expect(named).toContain('Current sensor');
    expect(named).not.toContain('Bidirectional');
  });

  it('have no filters if there is nothing to choose from', () => {
    expect(pageWith({ products: { data: imported({}) } })).not.toContain('In stock');
    expect(pageWith({ products: { data: imported({ stock: 3 }) } })).toContain('In stock');
    expect(pageWith({ products: { data: imported({}) }, query: '?in-stock=yes' })).toContain('In stock');
  });
});

interface Cached {
  category?: Omit<CachedQuery, 'queryKey'>;
  products: Omit<CachedQuery, 'queryKey'>;
  query?: string;
}

function pageWith({ category, products, query = '' }: Cached): string {
  const data = parseCategory({ data: [{ id: 7, documentId: 'c', name: 'Pressure', url: 'pressure' }] });
  return renderWithQueries(
    <Routes>
      <RouterRoute path="/categories/:url" element={<Route />} />
    </Routes>,
    [
      { queryKey: categoryQuery('pressure').queryKey, ...(category ?? { data }) },
      { queryKey: productsOfCategoryQuery(7).queryKey, ...products },
    ],
    `/categories/pressure${query}`,
  );
}
