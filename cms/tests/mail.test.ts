import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMessage, sendForm } from './support/forms';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a received form', () => {
  it('is confirmed to its sender and reported to staff, each as text and HTML', async () => {
    const { reference } = (await sendForm(aMessage('Grace <b>Hopper'))).json().data;
    const mails = await storedMails(reference);
    expect(mails.map(({ to }) => to).sort()).toEqual(['grace.b.hopper@example.test', 'staff@example.test']);
    for (const { text, html } of mails) {
      expect(text).toContain('Grace <b>Hopper');
      expect(html).toContain('Grace &lt;b&gt;Hopper');
      expect(html).not.toContain('<b>Hopper');
    }
    const notice = mails.find(({ to }) => to === 'staff@example.test');
    expect(notice?.replyTo).toBe('grace.b.hopper@example.test');
    expect(notice?.text).toContain('/admin/content-manager/collection-types/api::contact-form.contact-form/');
  });

  it('that was rejected sends no e-mail', async () => {
    const before = (await storedMails()).length;
    expect((await sendForm({ kind: 'contact', name: 'Nobody' })).statusCode).toBe(400);
    expect(await storedMails()).toHaveLength(before);
  });
});

describe('the local mailbox', () => {
  it('shows its e-mails to the machine it runs on, and to nobody else', async () => {
    const { reference } = (await sendForm(aMessage('Mailbox Reader'))).json().data;
    const [mail] = await storedMails(reference);
    const list = await backend.send({ url: '/mailbox', remoteAddress: '127.0.0.1' });
    expect(list.body).toContain(reference);
    const text = await backend.send({ url: `/mailbox/${mail?.mail}?form=text`, remoteAddress: '127.0.0.1' });
    expect(text.body).toContain('Which one for steam?');
    expect((await backend.send({ url: '/mailbox', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
  });
});

describe('access to the local mailbox', () => {
  const open = async (headers: Record<string, string>) =>
    (await backend.send({ url: '/mailbox', remoteAddress: '127.0.0.1', headers })).statusCode === 200;

  it.each(['localhost:1337', 'LOCALHOST', '127.0.0.1:8080', '[::1]:1337'])(
    'opens under the host %s',
    async (host) => {
      expect(await open({ host })).toBe(true);
    },
  );

  it.each([
    'shop.example.com',
    'localhost.example.com',
    '127.0.0.1.example.com',
    '192.168.1.5:1337',
    'localhost@example.com',
  ])('is closed for the host %s', async (host) => {
    expect(await open({ host })).toBe(false);
  });

  it.each([
    'X-Forwarded-For',
    'x-forwarded-host',
    'X-FORWARDED-PROTO',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
    'Fastly-Client-IP',
    'X-Original-Host',
  ])('is closed behind a proxy that sends %s, even if none is configured', async (name) => {
    expect(await open({ host: 'localhost', [name]: '203.0.113.7' })).toBe(false);
  });

  it('is closed if a public URL, a mail server or a proxy is configured', () => {
    const { isMailboxOpen } = load('platform/mail/mailbox-access.js');
    const request = {
      headers: { host: 'localhost' },
      rawHeaders: ['Host', 'localhost'],
      socket: { remoteAddress: '127.0.0.1' },
    };
    const settings = { HOST: '127.0.0.1', TRUST_PROXY: 0 };
    expect(isMailboxOpen(request, settings)).toBe(true);
    for (const other of [
      { SITE_URL: 'https://shop.example.com' },
      { SMTP_URL: 'smtp://mail.example.com' },
      { TRUST_PROXY: 1 },
      { HOST: '0.0.0.0' },
    ])
      expect(isMailboxOpen(request, { ...settings, ...other })).toBe(false);
  });
});

describe('e-mail over SMTP', () => {
  let server: Inbox;
  beforeAll(async () => {
    server = await anInbox();
  });
  afterAll(() => server.stop());

  it('arrives complete, with both bodies and a Message-ID of its own', async () => {
    const { deliver } = load('platform/mail/transport.js').smtp(server.url);
    await deliver('11111111-2222-4333-8444-555555555555', letter);
    const [mail] = server.mails;
    expect([mail?.text?.trim(), mail?.html?.trim()]).toEqual([letter.text, letter.html]);
    expect(mail).toMatchObject({
      subject: letter.subject,
      messageId: '<11111111-2222-4333-8444-555555555555@example.test>',
    });
    expect(mail?.to?.[0]?.address).toBe('ada@example.test');
  });

  it('is retried when the server was unavailable', async () => {
    const { deliver } = load('platform/mail/transport.js').smtp('smtp://127.0.0.1:1');
    await expect(deliver('11111111-2222-4333-8444-666666666666', letter)).rejects.toThrow('ECONNREFUSED');
  });
});

const letter = {
  from: 'Desk <desk@example.test>',
  to: 'ada@example.test',
  subject: 'Grüße: 0 … 16 bar',
  text: 'Hello Ada,\n\nWe have received your message.',
  html: '<p>Hello Ada</p>',
};

type StoredMail = { mail: string; to: string; replyTo: string; subject: string; text: string; html: string };
type Inbox = { url: string; mails: Email[]; stop(): Promise<void> };

async function storedMails(reference = ''): Promise<StoredMail[]> {
  await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
  const mails: StoredMail[] = await load('platform/mail/mailbox.js').readMailbox();
  return mails.filter(({ subject }) => subject.includes(reference));
}

async function anInbox(): Promise<Inbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
