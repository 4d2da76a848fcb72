import { describe, expect, it } from 'vitest';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { load } from './support/backend';

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

describe('the datasheet of a product of which only name and part number are known', () => {
  it('is one page with both, and no heading without a text', async () => {
    const { pages, text } = await read(datasheet(sparse));
    expect(pages).toBe(1);
    expect(text).toContain('APX 1 APX1-001');
    for (const heading of [
      'Description',
      'Suitable for',
      'Not suitable for',
      'Specifications',
      'Ordering information',
      'Figures hold',
    ])
      expect(text).not.toContain(heading);
  });

  it('has only the list that is filled of what it is suitable for', async () => {
    const { text } = await read(datasheet({ ...sparse, notSuitableFor: ['Steam'] }));
    expect(text).toContain('Not suitable for – Steam');
    expect(text).not.toMatch(/Description|Suitable for/);
  });

  it('has accessories without an ordering table', async () => {
    const { text } = await read(datasheet({ ...sparse, accessories: [{ name: 'Manifold', partNumber }] }));
    expect(text).toContain(`Accessories – Manifold, ${partNumber}`);
  });

  it('names a company without address or phone without stray commas and dots', async () => {
    const unknown = { street: '', postalCode: '', city: '', phone: '', email: '' };
    const { text } = await read(datasheet({ ...sparse, company: { ...company, ...unknown } }));
    expect(text).toContain('Probes GmbH');
    expect(text).not.toMatch(/,\s*,|GmbH,|·\s*APX|·\s*Page|^\s*·/m);
  });
});

describe('a PDF with long values', () => {
  it.each([
    ['an unbroken word', word],
    ['a number', '9'.repeat(200)],
    ['a long sentence', sentence],
  ])('keeps %s inside the page and its column in a datasheet', async (_what, long) => {
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

  it.each([
    ['an unbroken word', word],
    ['a long sentence', sentence],
  ])('keeps %s inside the page and its column in an order', async (_what, long) => {
    const line = {
      partNumber,
      name: long,
      remark: long,
      quantity: '100000',
      unitPrice: '€1,000,000.00',
      taxRate: '12 working days',
      net: '€1,000,000,000.00',
    };
    const order = {
      ...head,
      title: 'Order confirmation',
      number: 'B-2026-00001',
      hasPrices: true,
      to: [long, 'Berlin'],
      facts: [['Your purchase order', long]],
      lines: [line, line],
      sums: [
        [`Shipping to Germany, ${long}`, '€1.00'],
        ['Total', '€1.00'],
      ],
      notes: [long],
    };
    expect(misplaced(await read(set('order.typ', order)))).toEqual([]);
  });

  it('keeps a long model and serial number apart on the paper for the parcel', async () => {
    const parcel = {
      ...head,
      rmaNumber: 'RMA-1',
      reference: 'S-1',
      customer: [word],
      purchaseOrder: word,
      returnAddress: [word],
      instruments: [
        { model: word, serialNumber: partNumber, service: 'calibration', certificate: 'factory' },
      ],
      qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    };
    expect(misplaced(await read(set('shipping.typ', parcel)))).toEqual([]);
  });
});

const head = {
  company,
  revision: '2026-01-01',
  language: 'en',
  words: load('platform/pdf/words.js').words.en,
  replacedBy: null,
};

const datasheet = (product: object): Buffer => load('papers/papers.js').datasheetPdf(product);

const set = (template: string, data: object): Buffer =>
  load('platform/pdf/typesetter.js').typeset({ template, data }, (paper: { pdf(): Buffer }) => paper.pdf());

type Item = { str: string; x: number; y: number; width: number };

async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await extractTextItems(document);
  const text = items
    .flat()
    .map(({ str }) => str)
    .join(' ');
  return { pages: document.numPages, items, text: text.replace(/[^\S\n]+/g, ' ') };
}

const leftMargin = (18 / 25.4) * 72;
const rightMargin = (192 / 25.4) * 72;

/** What lies outside the margins, or begins before the text to its left has ended. In points, to half a point. */
function misplaced({ items }: { items: Item[][] }): string[] {
  return items.flatMap((page) => {
    const seen = page.filter(({ str }) => str.trim() !== '');
    const outside = seen.filter(({ x, width }) => x < leftMargin - 0.5 || x + width > rightMargin + 0.5);
    const covered = seen.filter((item) =>
      seen.some(
        (other) =>
          Math.abs(other.y - item.y) < 4 && other.x < item.x - 0.5 && other.x + other.width > item.x + 0.5,
      ),
    );
    return [...outside, ...covered].map(({ str }) => str);
  });
}
