import { describe, expect, it } from 'vitest';
import { misplaced, read } from '../../tests/support/pdf-items.ts';
import { datasheetPdf as datasheet } from '../pdf/documents.ts';

const company = {
  siteName: 'Probes',
  legalName: 'Probes GmbH',
  street: '1 Way',
  postalCode: '10115',
  city: 'Berlin',
  phone: '+49 30 1',
  email: 'info@probes.example',
};
const sparse = {
  revision: '2026-01',
  company,
  name: 'APX 1',
  partNumber: 'APX1-001',
  summary: '',
  description: '',
  suitableFor: [],
  notSuitableFor: [],
  keyFigures: [],
  specifications: [],
  ordering: [],
  accessories: [],
};
const word = 'X'.repeat(200);
const sentence =
  'From 23 °C to 45 °C, unless the calibration certificate of the unit says otherwise. '.repeat(3);
const partNumber = 'ABC-1234-'.repeat(7).slice(0, 60);

describe('the datasheet of a product with only a name and a part number', () => {
  it('is one page with both, and without empty headings', async () => {
    const { pages, text } = await read(datasheet(sparse));
    expect(pages).toBe(1);
    expect(text).toContain('APX 1 APX1-001');
    for (const heading of [
      'Description',
      'Suitable for',
      'Not suitable for',
      'Specifications',
      'Ordering information',
      'Data applies at',
    ])
      expect(text).not.toContain(heading);
  });

  it('has only the list of suitable uses that is filled in', async () => {
    const { text } = await read(datasheet({ ...sparse, notSuitableFor: ['Steam'] }));
    expect(text).toContain('Not suitable for – Steam');
    expect(text).not.toMatch(/Description|Suitable for/);
  });

  it('can have accessories without an ordering table', async () => {
    const { text } = await read(datasheet({ ...sparse, accessories: [{ name: 'Manifold', partNumber }] }));
    expect(text).toContain(`Accessories – Manifold, ${partNumber}`);
  });

  it('prints a company without address or phone without stray commas and dots', async () => {
    const unknown = { street: '', postalCode: '', city: '', phone: '', email: '' };
    const { text } = await read(datasheet({ ...sparse, company: { ...company, ...unknown } }));
    expect(text).toContain('Probes GmbH');
    expect(text).not.toMatch(/,\s*,|GmbH,|·\s*APX|·\s*Page|^\s*·/m);
  });
});

describe('a datasheet with long values', () => {
  it.each([
    ['an unbroken word', word],
    ['a number', '9'.repeat(200)],
    ['a long sentence', sentence],
  ])('keeps %s within the page and its column', async (_what, long) => {
    const specifications = Array.from({ length: 40 }, (_, index) => ({
      group: index < 20 ? 'Measurement' : long,
      name: index % 20 === 1 ? long : `Value ${index}`,
      value: index % 20 === 0 ? long : '10',
      unit: index % 20 === 2 ? long : 'bar',
    }));
    const product = {
      ...sparse,
      name: long,
      partNumber,
      summary: long,
      description: `## ${long}\n\n${long}\n\n- ${long}`,
      suitableFor: [long],
      notSuitableFor: [long],
      keyFigures: ['Value 0', 'Value 2', 'Value 20', 'Value 22'],
      specifications,
      ordering: [{ name: long, partNumber }],
      accessories: [{ name: long, partNumber }],
    };
    expect(misplaced(await read(datasheet(product)))).toEqual([]);
  });
});
