import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseProduct } from '#src/contract/product.ts';
import { ProductView } from './product-view.tsx';

describe('a product with a name and a part number only', () => {
  const html = htmlOf({ documentId: 'a', name: 'Gauge', url: 'gauge', partNumber: 'G-1' });

  it('has no heading without content', () => {
    expect(html).not.toContain('Description');
    expect(html).not.toContain('Specifications');
    expect(html).not.toContain('Documents');
    expect(html).not.toMatch(/<\/h[1-6]><\/div><\/section>/);
  });

  it('has no gallery', () => {
    expect(html).not.toContain('Pictures of');
  });

  it('shows the available data', () => {
    expect(html).toContain('Price on request');
    expect(html).toContain('G-1');
  });
});

it('a product has headings for its content', () => {
  const specifications = [{ group: '', name: 'Range', value: '0 … 10', unit: 'bar' }];
  const html = htmlOf({
    documentId: 'a',
    name: 'Gauge',
    url: 'gauge',
    partNumber: 'G-1',
    specifications,
    suitableFor: 'Water',
  });
  expect(html).toContain('Specifications');
  expect(html).toContain('Description');
});

describe('the section links', () => {
  const document = { documentId: 'd', title: 'Datasheet', url: 'd', type: 'datasheet' };
  const model = { documentId: 'm', title: 'Model', url: 'm', type: 'cad' };
  const gauge = { documentId: 'a', name: 'Gauge', url: 'gauge', partNumber: 'G-1' };
  const specifications = [{ name: 'Range', value: '0 … 10', unit: 'bar' }];

  it('link to the sections of the page that have content, in their order', () => {
    const family = { name: 'Gauges', products: [gauge, { ...gauge, documentId: 'b', url: 'other' }] };
    const html = htmlOf({
      ...gauge,
      specifications,
      family,
      documents: [model, document],
      accessories: [{ ...gauge, documentId: 'c', url: 'cable' }],
    });
    const links = [...html.matchAll(/<a href="#([a-z]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(['specifications', 'variants', 'documents', 'cad', 'accessories']);
    const places = links.map((id) => html.indexOf(`<section id="${id}"`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('leave out sections that the product does not have', () => {
    const html = htmlOf({ ...gauge, specifications, documents: [document] });
    expect([...html.matchAll(/<a href="#([a-z]+)"/g)].map(([, id]) => id)).toEqual([
      'specifications',
      'documents',
    ]);
  });

  it('are not shown for a single section', () => {
    expect(htmlOf({ ...gauge, specifications })).not.toContain('Sections of this page');
  });
});

function htmlOf(entry: object): string {
  const product = parseProduct({ data: [entry], meta: {} });
  if (!product) throw new Error('The product was not parsed');
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProductView
        product={product}
        savedAt={0}
        purchase={null}
        action={null}
        variants={null}
        documentAction={() => null}
        documentsAction={null}
      />
    </MemoryRouter>,
  );
}
