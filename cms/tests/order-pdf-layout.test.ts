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

const head = {
  company,
  revision: '2026-01-01',
  language: 'en',
  words: load('platform/pdf/words.js').words.en,
  replacedBy: null,
};

const set = (template: string, data: object): Buffer =>
  load('platform/pdf/typesetter.js').typeset({ template, data }, (result: { pdf(): Buffer }) => result.pdf());
