import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseProduct } from '#src/contract/product.ts';
import type { UnitSystem } from '#src/format/unit-system.ts';
import { UnitsContext } from '#src/ui/units-context.ts';
import { ProductHead } from './product-head.tsx';

const plain = { documentId: 'a', name: 'Gauge', url: 'gauge', partNumber: 'G-1' };
const sheet = 'https://acme.example/gauge.pdf';

describe('the head of a product page', () => {
  it('names the manufacturer and links to a datasheet on an external site', () => {
    const html = headOf({ ...plain, manufacturer: 'Acme', dataSheetUrl: sheet });
    expect(html).toContain('</code> by Acme');
    expect(html).toMatch(/href="https:\/\/acme\.example\/gauge\.pdf".*Datasheet \(external site\)/);
  });

  it('prefers an uploaded datasheet', () => {
    const dataSheet = { name: 'g.pdf', url: '/uploads/g.pdf', size: 12, mime: 'application/pdf' };
    const html = headOf({ ...plain, dataSheetUrl: sheet, dataSheet });
    expect(html).toContain('href="/uploads/g.pdf"');
    expect(html).not.toContain(sheet);
  });

  it('offers the datasheet with US units beside the other to visitors who use them', () => {
    const documents = [sheetIn('en-US', 'gauge-datasheet-en-us'), sheetIn('en', 'gauge-datasheet')];
    const html = headOf({ ...plain, documents }, 'us');
    expect(html).toMatch(/href="\/documents\/gauge-datasheet".*href="\/documents\/gauge-datasheet-en-us"/);
    expect(html).toContain('Datasheet in US units');
    expect(headOf({ ...plain, documents })).not.toContain('gauge-datasheet-en-us');
  });

  it('shows neither if there is none', () => {
    const html = headOf(plain);
    expect(html).not.toContain(' by ');
    expect(html).not.toContain('Datasheet');
  });
});

const sheetIn = (language: string, url: string) => ({
  documentId: url,
  title: 'Datasheet',
  url,
  type: 'datasheet',
  language,
  file: { name: 'g.pdf', url: `/uploads/${url}.pdf`, size: 12, mime: 'application/pdf' },
});

function headOf(entry: object, system: UnitSystem = 'metric'): string {
  const product = parseProduct({ data: [entry], meta: {} });
  if (!product) throw new Error('The product was not parsed');
  return renderToStaticMarkup(
    <MemoryRouter>
      <UnitsContext value={{ system, choose: () => undefined }}>
        <ProductHead product={product} savedAt={0} purchase={null} action={null} />
      </UnitsContext>
    </MemoryRouter>,
  );
}
