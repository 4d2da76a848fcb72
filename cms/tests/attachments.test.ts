import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMessage, announce, aPass, attach, chunkOf, sendForm } from './support/forms';
import { aMemberOf, type StaffMember } from './support/staff';

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);
const uid = 'api::contact-form.contact-form';

let backend: Backend;
let admin: StaffMember;
beforeAll(async () => {
  backend = await aBackend();
  admin = await aMemberOf('strapi-super-admin');
});

describe('an attachment', () => {
  it('is uploaded in chunks and resumes after an interruption', async () => {
    const [id, bytes] = [randomUUID(), pdf(1_200_000)];
    const at = (offset: number) => chunkOf(id, offset, bytes.subarray(offset, offset + 524_288));
    await announce({ id, bytes, mediaType: 'application/pdf' });
    await backend.send(at(0));
    expect((await announce({ id, bytes, mediaType: 'application/pdf' })).json().data.receivedBytes).toBe(
      524_288,
    );
    const again = await backend.send(at(0));
    expect(again.statusCode).toBe(409);
    expect(again.json().error).toMatchObject({ name: 'OffsetError', details: { receivedBytes: 524_288 } });
    await backend.send(at(524_288));
    expect((await backend.send(at(1_048_576))).json().data.receivedBytes).toBe(bytes.length);
  });

  it('belongs only to the form that names it', async () => {
    const id = await attach(pdf(1000), 'application/pdf');
    const { reference } = (await sendForm({ ...aMessage(), attachments: [id] })).json().data;
    const [stored] = await backend.strapi
      .documents(uid)
      .findMany({ filters: { reference }, populate: ['attachments'] });
    expect(stored?.attachments).toMatchObject([{ name: 'a file.pdf', link: `/admin/attachments/${id}` }]);
    const second = await sendForm({ ...aMessage(), attachments: [id] });
    expect(second.json().error.details.errors[0].path).toEqual(['attachments', 0]);
  });

  it('prevents the form from being stored while it is incomplete', async () => {
    const [id, bytes] = [randomUUID(), pdf(1000)];
    await announce({ id, bytes, mediaType: 'application/pdf' });
    expect((await sendForm({ ...aMessage(), attachments: [id] })).statusCode).toBe(400);
  });

  it.each([
    ['a program called a picture', Buffer.from('MZ and more'), 'image/png'],
    ['a page called a PDF', Buffer.from('<html><script></script>'), 'application/pdf'],
  ])('is rejected when it is %s', async (_what, bytes, mediaType) => {
    const id = randomUUID();
    await announce({ id, bytes, mediaType });
    expect((await backend.send(chunkOf(id, 0, bytes))).statusCode).toBe(400);
    expect((await backend.send(chunkOf(id, 0, bytes))).statusCode).toBe(404);
  });

  it.each([
    ['a file of another type', { mediaType: 'text/html' }],
    ['a file larger than 10 MB', { sizeBytes: 10_485_761 }],
    ['a path outside its folder', { id: '../../content.db' }],
  ])('is rejected as %s', async (_what, change) => {
    const data = {
      id: randomUUID(),
      name: 'x.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 10,
      sha256: 'a'.repeat(64),
    };
    const payload = { data: { ...data, ...change } };
    expect((await backend.send({ method: 'POST', url: '/api/attachments', payload })).statusCode).toBe(400);
  });

  it('can be opened only by signed-in staff', async () => {
    const id = await attach(pdf(1000), 'application/pdf');
    await sendForm({ ...aMessage(), attachments: [id] });
    const opened = await admin.open(`/admin/attachments/${id}`);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['content-type']).toBe('application/pdf');
    for (const cookie of ['', 'strapi_admin_refresh=x'])
      expect((await backend.get(`/admin/attachments/${id}`, { cookie })).statusCode).toBe(401);
  });

  it('is deleted after a week if no form has claimed it', async () => {
    const id = await attach(pdf(1000), 'application/pdf');
    const day = 24 * 60 * 60 * 1000;
    await load('api/attachment/services/remove-attachments.js').removeUnclaimed(
      backend.strapi,
      Date.now() + 6 * day,
    );
    const count = () => backend.strapi.db.connection('fieldshop_attachments').where({ file: id });
    expect(await count()).toHaveLength(1);
    await load('api/attachment/services/remove-attachments.js').removeUnclaimed(
      backend.strapi,
      Date.now() + 8 * day,
    );
    expect(await count()).toHaveLength(0);
  });
});

describe('the name of an attachment', () => {
  it.each([
    ['invoice.hta', 'invoice.pdf'],
    ['invoice.pdf', 'invoice.pdf'],
    ['INVOICE.PDF', 'INVOICE.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.pdf'],
    ['invoice.hta. .', 'invoice.pdf'],
    ['drawing v1.2', 'drawing v1.2.pdf'],
    ['.bat', 'file.pdf'],
    ['\u202efdp.invoice.exe', 'fdp.invoice.pdf'],
  ])('%j is stored and downloaded as %j', async (name, expected) => {
    const id = await attach(pdf(10), 'application/pdf', name);
    const { reference } = (await sendForm({ ...aMessage(), attachments: [id] })).json().data;
    const filters = { reference };
    const [stored] = await backend.strapi.documents(uid).findMany({ filters, populate: ['attachments'] });
    expect(stored?.attachments).toMatchObject([{ name: expected }]);
    const [row] = await backend.strapi.db.connection('fieldshop_attachments').where({ file: id });
    expect(row.name).toBe(expected);
    const opened = await admin.open(`/admin/attachments/${id}`);
    expect(opened.headers['content-disposition']).toBe(
      `attachment; filename="${id.slice(0, 8)}-${expected}"`,
    );
  });

  it('gets the extension of its type at download, even if it was stored with another one', async () => {
    const id = await attach(pdf(10), 'application/pdf', 'invoice.pdf');
    await sendForm({ ...aMessage(), attachments: [id] });
    const table = () => backend.strapi.db.connection('fieldshop_attachments');
    await table().where({ file: id }).update({ name: 'invoice.hta' });
    const opened = await admin.open(`/admin/attachments/${id}`);
    expect(opened.headers['content-disposition']).toContain('-invoice.pdf"');
  });
});

describe('the first chunk of an attachment', () => {
  it('is rejected without a human check, and nothing is stored', async () => {
    const [id, bytes] = [randomUUID(), pdf(1000)];
    const response = await announce({ id, bytes, mediaType: 'application/pdf', pass: '' });
    expect(response.json().data).toEqual({ id, receivedBytes: 0, isCheckNeeded: true });
    expect((await backend.send(chunkOf(id, 0, bytes))).statusCode).toBe(404);
    expect(await backend.strapi.db.connection('fieldshop_attachments').where({ file: id })).toEqual([]);
  });

  it('needs an unused pass for this file', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const bytes = pdf(10);
    const pass = await aPass(one);
    const begin = (id: string, using: string) =>
      announce({ id, bytes, mediaType: 'application/pdf', pass: using });
    expect((await begin(other, pass)).statusCode).toBe(403);
    expect((await begin(one, 'x')).statusCode).toBe(403);
    expect((await begin(one, pass)).json().data).toEqual({ id: one, receivedBytes: 0 });
    await backend.send(chunkOf(one, 0, bytes.subarray(0, 5)));
    // Resuming needs no pass, because the server knows the file.
    expect((await begin(one, '')).json().data).toEqual({ id: one, receivedBytes: 5 });
    expect((await begin(other, pass)).statusCode).toBe(403);
  });
});
