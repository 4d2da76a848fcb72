import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aFamily } from './support/configurable';
import { sendForm } from './support/forms';
import { answerQuote, changeQuote, linkOf } from './support/quotes';
import { aProduct, Buyer, order } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a request about a configuration', () => {
  it('can be a quote request with the normalized code and its text', async () => {
    const { prefix } = await aFamily();
    const data = { ...aPerson, lines: [{ partNumber: `${prefix}10epm12`.toLowerCase(), quantity: 3 }] };
    const response = await sendForm(data, { url: '/part-wizard/forms' });
    expect(response.statusCode).toBe(201);
    const { reference } = response.json().data;
    expect(reference).toMatch(/^Q-/);
    const stored = await backend.strapi
      .documents('api::contact-form.contact-form')
      .findFirst({ filters: { reference }, populate: ['lines'] });
    expect(stored).toMatchObject({
      kind: 'quote',
      lines: [{ partNumber: `${prefix}-10-EP-M12`, configuration: 'Size: 10; Seal: EPDM; Plug: M12' }],
    });
  });

  it('is answered, displayed and ordered with its text, also from the form for all products', async () => {
    const [{ prefix }, known] = [await aFamily(), await aProduct()];
    const lines = [
      { partNumber: `${prefix} 10ep m12`.toLowerCase(), quantity: 3 },
      { partNumber: known, quantity: 1 },
      { partNumber: `${prefix}-20-EP-M12 special`, quantity: 1 },
    ];
    const { documentId } = (await sendForm({ ...aPerson, kind: 'quote', lines })).json().data;
    const stored = await backend.strapi
      .documents('api::contact-form.contact-form')
      .findOne({ documentId, populate: ['lines'] });
    const [configured, listed, special] = stored?.lines ?? [];
    expect(special).toMatchObject({ partNumber: `${prefix}-20-EP-M12 special`, configuration: null });
    await changeQuote(documentId, { lines: [configured, listed] });
    await answerQuote(documentId, 80);
    const placed = await order(new Buyer(), { quote: linkOf(documentId) });
    expect(placed.json().data.lines).toMatchObject([
      { partNumber: `${prefix}-10-EP-M12`, configuration: 'Size: 10; Seal: EPDM; Plug: M12', net: 24_000 },
      { partNumber: known, net: 8000 },
    ]);
  });

  it('is rejected if the code cannot be built', async () => {
    const { prefix } = await aFamily();
    const lines = [{ partNumber: `${prefix}-20-EP-M12`, quantity: 1 }];
    const response = await sendForm({ ...aPerson, lines }, { url: '/part-wizard/forms' });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details.errors).toMatchObject([{ path: ['lines', 0, 'partNumber'] }]);
  });

  it('is mailed to the person who configured it, once', async () => {
    const { prefix } = await aFamily({ baseLeadTimeDays: 1 });
    const [key, data] = [randomUUID(), { email: 'ada@example.test', partNumber: `${prefix} 10 m12` }];
    const first = await sendForm(data, { key, url: '/part-wizard/email' });
    expect([first.statusCode, first.json().data]).toEqual([201, { reference: `${prefix}-10-M12` }]);
    expect((await sendForm(data, { key, url: '/part-wizard/email' })).statusCode).toBe(201);
    await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
    const mails: { subject: string; text: string; to: string }[] =
      await load('platform/mail/mailbox.js').readMailbox();
    const [mail, ...more] = mails.filter(({ subject }) => subject.includes(prefix));
    expect(more).toEqual([]);
    expect(mail?.text).toContain('€100.00');
    expect(mail?.text).toContain('Lead time: 1 working day\n');
    expect(mail?.text).toContain(`/part-wizard?code=${prefix}-10-M12`);
  });

  it('is mailed with the certificates that were chosen, and their price and time', async () => {
    const { prefix, documentId } = await aFamily();
    const calibration = `CAL${prefix}`;
    await backend.strapi.documents('api::add-on.add-on').create({
      data: { code: calibration, name: 'Calibration', price: 95, workingDays: 5, families: [documentId] },
    });
    const { families } = (await backend.get('/part-wizard/items')).json().data;
    const offered = families.find(({ name }: { name: string }) => name === prefix).addOns;
    expect(offered).toMatchObject([{ code: calibration, name: 'Calibration', price: 95, workingDays: 5 }]);
    const data = {
      email: 'ada@example.test',
      partNumber: `${prefix}-10-M12`,
      addOns: [calibration, 'NONE1'],
    };
    expect((await sendForm(data, { url: '/part-wizard/email' })).statusCode).toBe(201);
    const mail = await mailAbout(prefix);
    expect(mail?.text).toContain('Calibration: +€95.00');
    expect(mail?.text).toContain('€195.00');
    expect(mail?.text).toContain('10 working days');
    expect(mail?.text).toContain(`/part-wizard?code=${prefix}-10-M12&addOns=${calibration}`);
    const [line] = (await buyerOf(`${prefix}-10-M12`, calibration)).lines;
    expect(line).toMatchObject({ unitPrice: 19_500, extraDays: 5, offeredAddOns: [{ code: calibration }] });
  });

  it('sends no e-mail without the human check', async () => {
    const { prefix } = await aFamily();
    const data = { email: 'ada@example.test', partNumber: `${prefix}-10-M12` };
    const response = await sendForm(data, { url: '/part-wizard/email', pass: 'none' });
    expect(response.statusCode).toBe(403);
  });
});

async function mailAbout(prefix: string) {
  await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
  const mails: { subject: string; text: string }[] = await load('platform/mail/mailbox.js').readMailbox();
  return mails.find(({ subject }) => subject.includes(prefix));
}

async function buyerOf(partNumber: string, addOn: string) {
  const buyer = new Buyer();
  await buyer.put(partNumber, 1, { addOns: [addOn] });
  return await buyer.cart();
}

const aPerson = {
  name: 'Ada Byron',
  email: 'ada@example.test',
  company: '',
  phone: '',
  country: 'IE',
  message: '',
};
