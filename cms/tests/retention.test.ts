import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMessage, attach, sendForm } from './support/forms';

const uid = 'api::contact-form.contact-form';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterEach(() => keep(undefined));

function keep(months: number | undefined): void {
  load('platform/config/environment.js').environment().KEEP_REQUESTS_MONTHS = months;
}

const inMonths = (months: number) => {
  const date = new Date();
  date.setMonth(date.getMonth() + months);
  return new Date(date.getTime() + 60_000);
};
const remove = (now: Date) =>
  load('api/contact-form/services/retention.js').removeOldRequests(backend.strapi, now);
const request = (name: string) => backend.strapi.db.query(uid).findOne({ where: { name } });

async function aRequest(name: string, state: string): Promise<void> {
  const attachment = await attach(Buffer.from('%PDF-1.7 test'), 'application/pdf');
  await sendForm({ ...aMessage(name), attachments: [attachment] });
  await backend.strapi.db.query(uid).update({ where: { name }, data: { state } });
}

describe('a request', () => {
  it('is kept without a setting', async () => {
    await aRequest('Kept Forever', 'closed');
    await remove(inMonths(2000));
    expect(await request('Kept Forever')).not.toBeNull();
  });

  it.each(['answered', 'declined', 'closed'])('that is %s is deleted after the set months', async (state) => {
    const name = `Old ${state}`;
    await aRequest(name, state);
    keep(24);
    await remove(inMonths(23));
    expect(await request(name)).not.toBeNull();
    await remove(inMonths(24));
    expect(await request(name)).toBeNull();
  });

  it.each(['new', 'in-work'])('that is %s stays, however old', async (state) => {
    await aRequest(`Open ${state}`, state);
    keep(1);
    await remove(inMonths(100));
    expect(await request(`Open ${state}`)).not.toBeNull();
  });

  it('deletes its attachments as well', async () => {
    await aRequest('With Attachment', 'closed');
    const { reference } = await request('With Attachment');
    const claimed = () => backend.strapi.db.connection('fieldshop_attachments').where({ owner: reference });
    expect(await claimed()).toHaveLength(1);
    keep(1);
    await remove(inMonths(2));
    expect(await claimed()).toHaveLength(0);
  });
});
