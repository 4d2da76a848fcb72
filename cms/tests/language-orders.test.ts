import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { pdfText } from './support/pdf-items';
import { answerQuote, aQuoteRequest, linkOf } from './support/quotes';
import { aProduct, Buyer, changeOrder, mailsAbout, order } from './support/shop';
import { mailsTo } from './support/customers';
import { siteIn } from './support/site-languages';

siteIn('de');

beforeAll(async () => {
  await aBackend();
});

describe('in a German shop', () => {
  it('e-mails and PDFs of an order are German, with German prices and dates', async () => {
    const { id, number, documents } = await anOrder();
    const received = await mailAbout(number, 'eingegangen');
    expect(received).toMatch(/^Guten Tag Ada Byron,/);
    expect(received).toContain('Zwischensumme: 1.234,50\u00A0€');
    expect(received).toMatch(/ 23,0\u00A0%: 283,94\u00A0€/);
    const mails = await mailsAbout(number);
    const forStaff = mails.find(({ subject }) => subject.startsWith(`Order ${number}: new`))?.text;
    expect(forStaff).toMatch(/Subtotal: €1,234\.50[^]*Expected to ship: \S/);
    await changeOrder(id, { state: 'approved' });
    expect(await mailAbout(number, 'bestätigt')).toContain('Diese E-Mail ist unsere Auftragsbestätigung.');

    const pdf = await read(documents[0].path);
    expect(pdf).toContain(`Auftragsbestätigung ${number}`);
    expect(pdf).toMatch(/Bestellt am\s+\d{1,2}\.\s+[A-Z]\p{L}+\s+\d{4}/u);
    expect(pdf).toMatch(/30\s+Tage\s+netto\s+ab\s+Rechnungsdatum/);
  });

  it('a quote is German', async () => {
    const email = 'quote@example.test';
    const lines = [{ partNumber: await aProduct(), quantity: 1 }];
    const id = await aQuoteRequest({ email, lines });
    await answerQuote(id, 1234.5, { validUntil: '2099-03-01' });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^Ihr Angebot Q-/);
    expect(mail?.text).toContain('Gesamtbetrag (ohne Versand und Steuern): 1.234,50\u00A0€');
    expect(mail?.text).toContain('Gültig bis: 1. März 2099');
    const path = `/shopping-cart/quotes/${id}/pdf?token=${linkOf(id).token}`;
    expect(await read(path)).toContain('Diese Preise sind bis 1. März 2099 gültig.');
  });

  it('the errors of fields are German', async () => {
    const response = await new Buyer().put(await aProduct(), 0);
    expect(response.json().error.message).toBe('Geben Sie eine Menge von mindestens 1 ein.');
  });
});

async function anOrder(): Promise<{ id: string; number: string; documents: [{ path: string }] }> {
  const buyer = new Buyer();
  await buyer.put(await aProduct({ price: 1234.5 }), 1);
  return (await order(buyer)).json().data;
}

async function mailAbout(number: string, state: string): Promise<string> {
  const mails = await mailsAbout(number);
  return mails.find(({ subject }) => subject === `Bestellung ${number}: ${state}`)?.text ?? '';
}

async function read(path: string): Promise<string> {
  return pdfText((await new Buyer().call(path)).rawPayload);
}
