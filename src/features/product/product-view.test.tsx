import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseProduct } from '#src/contract/product.ts';
import { ProductView } from './product-view.tsx';

describe('a product with a name and a part number only', () => {
  const html = drawn({ documentId: 'a', name: 'Gauge', url: 'gauge', partNumber: 'G-1' });

  it('has no heading without anything below it', () => {
    expect(html).not.toContain('Description');
    expect(html).not.toContain('Specifications');
    expect(html).not.toContain('Documents');
    expect(html).not.toMatch(/<\/h[1-6]><\/div><\/section>/);
  });

  it('has no frame for pictures', () => {
    expect(html).not.toContain('Pictures of');
  });

  it('says what can be said', () => {
    expect(html).toContain('Price on request');
    expect(html).toContain('G-1');
  });
});

it('a product has the headings of what it has', () => {
  const specifications = [{ group: '', name: 'Range', value: '0 … 10', unit: 'bar' }];
  const html = drawn({
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

function drawn(entry: object): string {
  const product = parseProduct({ data: [entry], meta: {} });
  if (!product) throw new Error('The product was not read');
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProductView
        product={product}
        savedAt={0}
        purchase={null}
        action={null}
        documentAction={() => null}
        documentsAction={null}
      />
    </MemoryRouter>,
  );
}
