import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { load } from './support/backend';
import { misplaced, read } from './support/pdf-items';

const company = {
  siteName: 'Probes',
  legalName: 'Probes GmbH',
  street: '1 Way',
  postalCode: '10115',
  city: 'Berlin',
  phone: '+49 30 1',
  email: 'info@probes.example',
};
const aPicture = async (format: 'png' | 'jpeg') => [
  ...(await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ccc' } })
    .toFormat(format)
    .toBuffer()),
];
const word = 'X'.repeat(200);
const sentence =
  'From 23 °C to 45 °C, unless the calibration certificate of the unit says otherwise. '.repeat(3);
const partNumber = 'ABC-1234-'.repeat(7).slice(0, 60);

describe('a PDF with long values', () => {
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
      facts: [['Purchase order', long]],
      lines: [line, line],
      sums: [
        [`Shipping to Germany, ${long}`, '€1.00'],
        ['Total', '€1.00'],
      ],
      notes: [long],
    };
    expect(misplaced(await read(set('order.typ', order)))).toEqual([]);
  });

  it('has room for a logo and for pictures on some of the lines', async () => {
    const line = {
      partNumber,
      name: '',
      remark: sentence,
      quantity: '1',
      unitPrice: '',
      taxRate: '',
      net: '',
    };
    const order = {
      ...head,
      logo: await aPicture('png'),
      title: 'Quote',
      number: 'C-2026-00001',
      hasPrices: true,
      to: ['Berlin'],
      facts: [],
      lines: [
        { ...line, picture: await aPicture('jpeg') },
        { ...line, picture: null },
      ],
      sums: [['Total', '€1.00']],
      notes: [],
    };
    expect(misplaced(await read(set('order.typ', order)))).toEqual([]);
  });

  it('shows all of a line that is longer than a page', async () => {
    const [line] = longOrder(1).lines;
    const remark = `${sentence.repeat(40)} The end of the remark.`;
    const { text, pages } = await read(set('order.typ', { ...longOrder(1), lines: [{ ...line, remark }] }));
    expect(text).toContain('The end of the remark.');
    expect(pages).toBeGreaterThan(1);
  });

  it('separates a long model from a long serial number on the shipping document', async () => {
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

describe.each([
  ['a4', [595, 842]],
  ['us-letter', [612, 792]],
])('a PDF on %s paper', (paper, size) => {
  it('has pages of that size with nothing outside of the margins', async () => {
    const { sizes, ...pdf } = await read(set('order.typ', { ...longOrder(40), paper }));
    expect(new Set(sizes.map(String))).toEqual(new Set([String(size)]));
    expect(misplaced(pdf, paper)).toEqual([]);
  });

  it.each([7, 8, 9, 10, 11, 12, 40])('keeps each of %i lines, and the sums, on one page', async (count) => {
    const { items } = await read(set('order.typ', { ...longOrder(count), paper }));
    const pages = items.map((page) => page.map(({ str }) => str).join(' '));
    for (let line = 1; line <= count; line += 1)
      expect(pages.filter((text) => text.includes(`First ${line}.`))).toEqual(
        pages.filter((text) => text.includes(`Last ${line}.`)),
      );
    const sums = pages.findIndex((text) => text.includes('Sum 1.'));
    expect(pages[sums]).toContain('Sum 4.');
  });
});

function longOrder(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    ...head,
    title: 'Invoice',
    number: 'R-2026-00001',
    hasPrices: true,
    to: ['Ada Byron', '1 Main Street', 'Springfield, IL 62701'],
    facts: [['Order', 'A-2026-00001']],
    lines: numbers.map((number) => ({
      partNumber: `First ${number}.`,
      name: 'Pressure transmitter',
      remark: `${'Certificate with 5 points, added to the instrument. '.repeat(number % 4)} Last ${number}.`,
      quantity: '1',
      unitPrice: '$1,000.00',
      taxRate: '6.25 %',
      net: '$1,000.00',
    })),
    sums: [1, 2, 3, 4].map((number) => [`Sum ${number}.`, '$1.00']),
    notes: ['Thank you for your order.'],
  };
}

const head = {
  company,
  revision: '2026-01-01',
  language: 'en',
  words: load('platform/pdf/words.js').words.en,
  replacedBy: null,
};

const set = (template: string, data: object): Buffer =>
  load('platform/pdf/typesetter.js').typeset({ template, data }, (result: { pdf(): Buffer }) => result.pdf());
