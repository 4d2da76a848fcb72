import { randomUUID } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aConfirmedCustomer, aCustomer, as, mailsTo, password } from './support/customers';
import { aMessage, sendForm } from './support/forms';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterEach(() => vi.restoreAllMocks());

const table = () => backend.strapi.db.connection('fieldshop_mails');
const rowsWith = (text: string) => table().where('content', 'like', `%${text}%`);
const sendAll = () => load('platform/mail/mailer.js').wakeMailer(backend.strapi);
const eraseGuest = (email: string) =>
  load('api/account/services/guest-data.js').eraseGuest(backend.strapi, email);
const eraseAccount = (jwt: string) =>
  as(jwt, { method: 'POST', url: '/api/users/me/deletion', payload: { password } });
const file = (mail: string) => path.join(process.env.UPLOADS_DIR ?? '', 'mailbox', `${mail}.json`);
const isThere = (name: string) =>
  access(name).then(
    () => true,
    () => false,
  );
const anEmail = () => `${randomUUID()}@example.test`;

/** Sends the contact form: one e-mail goes to this address, one about it to staff. */
async function write(email: string): Promise<string[]> {
  await sendForm({ ...aMessage('Ada Byron'), email });
  return (await rowsWith(email)).map(({ mail }: { mail: string }) => mail);
}

describe('e-mails', () => {
  it('to and about a guest are deleted with the data, as are their files in the local mailbox', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const mails = await write(email);
    await write(other);
    await sendAll();
    expect(mails).toHaveLength(2);
    expect(await Promise.all(mails.map((mail) => isThere(file(mail))))).toEqual([true, true]);
    await eraseGuest(email.toUpperCase());
    await sendAll();
    expect(await rowsWith(email)).toEqual([]);
    expect(await Promise.all(mails.map((mail) => isThere(file(mail))))).toEqual([false, false]);
    expect(await rowsWith(other)).toHaveLength(2);
  });

  it('with an account are deleted with it, the notice about the deletion as soon as it is sent', async () => {
    const { jwt, email } = await aConfirmedCustomer();
    await write(email);
    expect((await eraseAccount(jwt)).statusCode).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your account has been deleted']);
    expect(await rowsWith(email)).toEqual([]);
  });

  it('to the owner of an address stay if somebody deletes an account with it that is not confirmed', async () => {
    const email = anEmail();
    await write(email);
    const { jwt } = await aCustomer(email);
    await eraseAccount(jwt);
    expect((await rowsWith(email)).length).toBeGreaterThanOrEqual(2);
  });

  it('stay if the deletion fails', async () => {
    const email = anEmail();
    const mails = await write(email);
    await sendAll();
    const failing = vi
      .spyOn(load('api/setting/services/mail-settings.js'), 'mailSettings')
      .mockRejectedValue(new Error('Stopped halfway'));
    await expect(eraseGuest(email)).rejects.toThrow('Stopped halfway');
    expect(failing).toHaveBeenCalled();
    expect(await rowsWith(email)).toHaveLength(2);
    expect(await isThere(file(mails[0] ?? ''))).toBe(true);
  });

  it('that an earlier version stored are found by what is in them, not by similar addresses', async () => {
    const email = `a_b%c.${randomUUID()}@example.test`;
    const similar = email.replace('_', 'x').replace('%', 'yy');
    const staff = { from: 'a@b.test', to: 'staff@example.test', subject: 's', text: email, html: '' };
    const insert = (content: object) =>
      table().insert({ mail: randomUUID(), content: JSON.stringify(content), attempts: 1, sent: Date.now() });
    await insert({ ...staff, to: email.toUpperCase() });
    await insert({ ...staff, replyTo: email });
    await insert({ ...staff, replyTo: similar });
    await insert({ ...staff, to: `x${email}` });
    await insert({ ...staff, text: `{"to":"${email}"}` });
    await eraseGuest(email);
    await sendAll();
    expect(await rowsWith(email.slice(-40))).toHaveLength(3);
  });

  it('are in the export with subject and time, but not with links that sign in', async () => {
    const { jwt, email } = await aConfirmedCustomer();
    await as(jwt, { method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
    await sendAll();
    const { emails } = (await as(jwt, { url: '/api/users/me/export' })).json();
    expect(emails).toContainEqual({ to: email, subject: 'Reset your password', sentAt: expect.any(String) });
    expect(JSON.stringify(emails)).not.toContain('#');
  });

  it('that are being saved while the data are deleted leave no file', async () => {
    const email = anEmail();
    let saving = '';
    const transport = load('platform/mail/transport.js');
    const { deliver } = transport.transport();
    vi.spyOn(transport, 'transport').mockReturnValue({
      async deliver(mail: string, content: { to: string }, id: string | null) {
        if (content.to === email && saving === '') {
          saving = mail;
          await eraseGuest(email);
        }
        await deliver(mail, content, id);
      },
    });
    await write(email);
    await sendAll();
    expect(saving).not.toBe('');
    expect(await isThere(file(saving))).toBe(false);
  });
});

describe('e-mails that nobody deletes', () => {
  const day = 24 * 60 * 60 * 1000;
  const remove = (days: number) =>
    load('platform/mail/mail-retention.js').removeOldMails(backend.strapi, Date.now() + days * day);

  it('are deleted after 45 days, with their files', async () => {
    const email = anEmail();
    const [mail = ''] = await write(email);
    await sendAll();
    await remove(44);
    expect([(await rowsWith(email)).length, await isThere(file(mail))]).toEqual([2, true]);
    await remove(46);
    expect([(await rowsWith(email)).length, await isThere(file(mail))]).toEqual([0, false]);
  });

  it('are deleted after 45 days even if they could not be sent, which is an error in the log', async () => {
    const error = vi.spyOn(backend.strapi.log, 'error');
    const content = JSON.stringify({
      from: 'a@b.test',
      to: 'unsent@c.test',
      subject: '',
      text: '',
      html: '',
    });
    const later = Date.now() + 60_000;
    await table().insert({ mail: randomUUID(), content, attempts: 3, due: later, person: 'unsent@c.test' });
    await remove(0);
    await remove(44);
    expect(await rowsWith('unsent@c.test')).toHaveLength(1);
    await remove(46);
    expect(await rowsWith('unsent@c.test')).toHaveLength(0);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('could not be sent for 45 days'));
  });

  it('leave no file that an interrupted deletion has forgotten', async () => {
    await write(anEmail());
    await sendAll();
    const forgotten = file(randomUUID());
    await writeFile(forgotten, '{}');
    await writeFile(`${forgotten}.part`, '{');
    await remove(0);
    expect([await isThere(forgotten), await isThere(`${forgotten}.part`)]).toEqual([false, false]);
  });
});
