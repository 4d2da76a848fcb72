import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { sendForm } from './support/forms';
import { aMarket } from './support/markets';
import { read } from './support/pdf-items';

const uid = 'api::calibration-and-repair-form.calibration-and-repair-form';
const url = '/api/calibration-and-repair-forms';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a service request', () => {
  it('returns its number and a link that only the sender has', async () => {
    const { reference, statusPath } = await aRequest();
    expect(reference).toMatch(/^S-\d{4}-\d{6}$/);
    const { rmaNumber, state, history, shippingDocumentPath } = await status(statusPath);
    expect({ rmaNumber, state, shippingDocumentPath }).toEqual({
      rmaNumber: null,
      state: 'received',
      shippingDocumentPath: null,
    });
    expect(history.map(({ state }) => state)).toEqual(['received']);
    const forged = `${statusPath.slice(0, -1)}${statusPath.endsWith('A') ? 'B' : 'A'}`;
    expect((await backend.get(statusUrl(forged))).statusCode).toBe(404);
  });

  it('moves from received to returned, with a record and an e-mail for each step', async () => {
    const { documentId, reference, statusPath } = await aRequest();
    for (const state of ['accepted', 'instrument-received', 'in-work', 'done', 'returned'])
      await change(documentId, { state, noteToCustomer: `Now ${state}` });
    const { rmaNumber, history } = await status(statusPath);
    expect(rmaNumber).toMatch(/^RMA-\d{4}-\d{6}$/);
    expect(history.map(({ state }) => state)).toEqual(steps);
    expect(history.at(-1)?.note).toBe('Now returned');
    const mails = await mailsAbout(reference, String(rmaNumber));
    expect(mails).toHaveLength(7);
  });

  it.each([
    ['received', 'done', 'The state after "received" can be "accepted" or "declined", not "done".'],
    [
      'accepted',
      'received',
      'The state after "accepted" can be "instrument received" or "declined", not "received".',
    ],
  ])('cannot move from %s to %s, and the error names the possible states', async (from, to, message) => {
    const { documentId } = await aRequest();
    if (from !== 'received') await change(documentId, { state: from });
    await expect(change(documentId, { state: to })).rejects.toThrow(message);
  });

  it('cannot be declined without a reason', async () => {
    const { documentId, statusPath } = await aRequest();
    await expect(change(documentId, { state: 'declined' })).rejects.toThrow('Enter a reason');
    await change(documentId, {
      state: 'declined',
      noteToCustomer: 'We do not calibrate instruments of this manufacturer.',
    });
    expect((await status(statusPath)).state).toBe('declined');
  });

  it('rejects a change of its numbers and history', async () => {
    const { documentId, reference, statusPath } = await aRequest();
    for (const [field, value] of Object.entries({ reference: 'S-1', rmaNumber: 'RMA-1', history: [] }))
      await expect(change(documentId, { [field]: value, staffNote: 'seen' })).rejects.toMatchObject({
        kind: { details: { errors: [{ path: [field] }] } },
      });
    expect(await status(statusPath)).toMatchObject({ reference, rmaNumber: null });
    expect((await status(statusPath)).history).toHaveLength(1);
  });

  it('can be found by the serial number of any of its instruments', async () => {
    const { reference } = await aRequest('SN-4711-A');
    const found = await backend.strapi.documents(uid).findMany({ _q: '4711-a' });
    expect(found.map((request) => request.reference)).toEqual([reference]);
  });

  it('shows only certificates attached to its instruments', async () => {
    const { documentId, statusPath } = await aRequest('SN-9');
    const file = await backend.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { mime: 'application/pdf' } });
    const instruments = [{ model: 'P-100-010', serialNumber: 'SN-9', certificates: [file.id] }];
    await change(documentId, { instruments });
    expect((await status(statusPath)).certificates).toEqual([{ name: `SN-9: ${file.name}`, url: file.url }]);
    const other = await aRequest('SN-9');
    expect((await status(other.statusPath)).certificates).toEqual([]);
  });

  it('has a shipping document in the paper size and address format of the country of the sender', async () => {
    await aMarket({ code: 'home', weight: 1 });
    await aMarket({ code: 'us', currency: 'USD', paperSize: 'us_letter', countries: 'US' });
    const address = {
      street: '1 Mill Road',
      city: 'Dayton',
      region: 'OH',
      postalCode: '45402',
      country: 'US',
    };
    const { documentId, statusPath } = await aRequest('A123', { name: 'Ada', ...address });
    await change(documentId, { state: 'accepted' });
    const { sizes, text } = await read(
      (await backend.get(`${statusUrl(statusPath)}/shipping-document`)).rawPayload,
    );
    expect(sizes).toEqual([[612, 792]]);
    expect(text).toMatch(/1 Mill Road\s+Dayton OH 45402\s+UNITED STATES/);
  });

  it('has a shipping document once it is accepted', async () => {
    const { documentId, statusPath } = await aRequest();
    const pdf = `${statusUrl(statusPath)}/shipping-document`;
    expect((await backend.get(pdf)).statusCode).toBe(404);
    await change(documentId, { state: 'accepted' });
    const { headers, rawPayload } = await backend.get(pdf);
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { sizes, text } = await read(rawPayload);
    expect(sizes).toEqual([[595, 842]]);
    expect(text).toMatch(/Ada\s+1 Mill Lane\s+Aldermere\s+IRELAND/);
    expect((await status(statusPath)).shippingDocumentPath).toBe(pdf);
    const moved = await backend.get(pdf.replace('shipping-document', 'shipping-paper'));
    expect(moved).toMatchObject({ statusCode: 308, headers: { location: pdf } });
  });
});

const steps = ['received', 'accepted', 'instrument-received', 'in-work', 'done', 'returned'];

type Status = {
  state: string;
  reference: string;
  rmaNumber: string | null;
  shippingDocumentPath: string | null;
  certificates: { name: string; url: string }[];
  history: { state: string; note: string }[];
};

async function aRequest(
  serialNumber = 'A123',
  returnAddress: object = { name: 'Ada', street: '1 Mill Lane', city: 'Aldermere', country: 'IE' },
): Promise<{ documentId: string; reference: string; statusPath: string }> {
  const instrument = { service: 'calibration', certificate: 'as-left', contamination: 'clean' };
  const instruments = [
    { model: 'P-100-010', serialNumber, ...instrument },
    { model: 'P-100-040', serialNumber: 'B456', ...instrument },
  ];
  const data = { name: 'Ada Byron', email: 'ada@example.test', instruments, returnAddress };
  return (await sendForm(data, { url })).json().data;
}

// Like the admin's Save button.
function change(documentId: string, data: object) {
  return backend.strapi.documents(uid).update({ documentId, data });
}

function statusUrl(statusPath: string): string {
  return `/api/service-requests/${statusPath.split('/').at(-1)}`;
}

async function status(statusPath: string): Promise<Status> {
  return (await backend.get(statusUrl(statusPath))).json().data;
}

async function mailsAbout(...names: string[]): Promise<{ subject: string }[]> {
  await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
  const mails: { subject: string }[] = await load('platform/mail/mailbox.js').readMailbox();
  return mails.filter(({ subject }) => names.some((name) => subject.includes(name)));
}
