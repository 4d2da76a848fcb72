import { beforeAll, describe, expect, it } from 'vitest';
import { load } from './support/backend';
import { pdfText } from './support/pdf-items';
import { anAddress, aProduct, Buyer, order } from './support/shop';

const scripts: Record<string, string> = {
  Chinese: '株式会社东京计器測試',
  Japanese: 'テスト商店ひらがな',
  Korean: '한국계측기',
  Cyrillic: 'Щукин Фёдор',
  Greek: 'Γεώργιος',
  Vietnamese: 'Nguyễn Đặng',
};

let partNumber: string;
beforeAll(async () => {
  partNumber = await aProduct({ stock: 100 });
});

describe('the PDF of an order', () => {
  it.each(Object.entries(scripts))('shows %s', async (_script, text) => {
    const { status, content } = await confirmationFor({ name: text });
    expect(status).toBe(200);
    expect(content).toContain(text);
  });

  // The extracted text would differ: a PDF stores the visual order, and one glyph can represent several characters.
  it.each([
    ['Arabic', 'شركة القياس'],
    ['Hebrew', 'מדידה'],
    ['emoji', '🙂👍🏽👨‍👩‍👧🇩🇪❤️'],
  ])('can be made with %s', async (_script, name) => {
    const { status, content } = await confirmationFor({ name });
    expect(status).toBe(200);
    expect(content).toContain(partNumber);
  });

  it.each([
    ['a script without a font', 'ሰላም வணக்கம்'],
    ['an unassigned character', 'a\u{10fffd}b'],
    ['a zero-width no-break space', '\ufeffAda'],
  ])('can be made even with %s', async (_what, name) => {
    expect((await confirmationFor({ name })).status).toBe(200);
  });

  it('can be made from data that was stored before control characters were rejected', () => {
    const company = {
      siteName: 'Probes',
      legalName: 'Probes',
      street: '',
      postalCode: '',
      city: '',
      phone: '',
      email: '',
    };
    const data = {
      revision: '2026-01-01',
      language: 'en',
      words: { revision: 'Order', page: 'Page', of: 'of' },
      replacedBy: null,
      company,
      title: 'Invoice',
      number: 'A-1',
      hasPrices: false,
      to: ['A\0B\ud800\u001b\uffff', 'C'],
      facts: [],
      lines: [],
      sums: [],
      notes: [],
    };
    const { typeset } = load('platform/pdf/typesetter.js');
    const pdf: Buffer = typeset({ template: 'order.typ', data }, (set: { pdf(): Buffer }) => set.pdf());
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

async function confirmationFor(names: { name: string; company?: string }) {
  const buyer = new Buyer();
  await buyer.put(partNumber, 1);
  const placed = await order(buyer, { shippingAddress: { ...anAddress, ...names } });
  const [{ path }] = placed.json().data.documents;
  const response = await buyer.call(path);
  if (response.statusCode !== 200) return { status: response.statusCode, content: '' };
  return { status: response.statusCode, content: await pdfText(response.rawPayload) };
}
