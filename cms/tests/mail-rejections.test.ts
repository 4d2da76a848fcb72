import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { retriedForMs } from '../src/platform/mail/rejection';
import { aBackend, type Backend, load } from './support/backend';
import { aMessage, sendForm } from './support/forms';

const fiveDays = 5 * 24 * 60 * 60 * 1000;

let backend: Backend;
let server: Rejecting;
beforeAll(async () => {
  backend = await aBackend();
  server = await aRejectingServer();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const table = () => backend.strapi.db.connection('fieldshop_mails');
const rowTo = (email: string) => table().where('content', 'like', `%"to":"${email}"%`).first();
const reports = (email: string) =>
  table()
    .where({ person: email })
    .where('content', 'like', '%An e-mail was rejected%')
    .then((rows: { content: string }[]) => rows.map(({ content }) => JSON.parse(content)));
const gauges = async (): Promise<Record<string, number>> => {
  const [gauge] = load('platform/mail/mail-metrics.js').mailMetrics;
  const values: { labels: { state: string }; value: number }[] = await gauge.read(backend.strapi);
  return Object.fromEntries(values.map(({ labels, value }) => [labels.state, value]));
};

/** Sends the contact form while the mail server replies like this to the customer's address. */
async function writeTo(email: string, reply: string): Promise<void> {
  const transport = load('platform/mail/transport.js');
  vi.spyOn(transport, 'transport').mockReturnValue(transport.smtp(server.url));
  server.replies.set(email, reply);
  await sendForm({ ...aMessage('Ada Byron'), email });
  await sendAll();
}
const sendAll = () => load('platform/mail/mailer.js').wakeMailer(backend.strapi);

describe('an e-mail to an address that does not exist', () => {
  it('is not sent again, and staff are told whom they cannot reach', async () => {
    const email = `${randomUUID()}@example.test`;
    const before = await gauges();
    await writeTo(email, '550 5.1.1 No such user here');
    const row = await rowTo(email);
    expect(row).toMatchObject({ sent: null, rejected: expect.any(Number), attempts: 1 });
    await table().where({ mail: row.mail }).update({ due: 0 });
    await sendAll();
    expect(await rowTo(email)).toMatchObject({ attempts: 1 });
    expect(await gauges()).toEqual({ ...before, rejected: Number(before.rejected) + 1 });
    const [report, ...others] = await reports(email);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ to: 'staff@example.test' });
    for (const text of [email, 'No such user here', 'received']) expect(report.text).toContain(text);
  });

  it('of staff is not reported to the same address', async () => {
    const email = `${randomUUID()}@example.test`;
    server.replies.set('staff@example.test', '550 5.1.1 No such user here');
    await writeTo(email, '550 5.1.1 No such user here');
    server.replies.delete('staff@example.test');
    expect(await reports(email)).toHaveLength(1);
    expect((await table().where({ sent: null, rejected: null })).length).toBe(0);
  });

  it('is deleted with the data of the person, and so is the report', async () => {
    const email = `${randomUUID()}@example.test`;
    await writeTo(email, '550 5.1.1 No such user here');
    await load('api/account/services/guest-data.js').eraseGuest(backend.strapi, email);
    await sendAll();
    // The notice about the deletion was rejected too.
    expect(await table().where({ person: email })).toEqual([]);
  });
});

describe('an e-mail that the mail server forbids', () => {
  it('is tried for five days, because its settings may be wrong, and then reported', async () => {
    const email = `${randomUUID()}@example.test`;
    await writeTo(email, '554 5.7.1 Relay access denied');
    const row = await rowTo(email);
    expect(row).toMatchObject({ sent: null, rejected: null });
    expect(row.problem).toContain('Relay access denied');
    await table()
      .where({ mail: row.mail })
      .update({ due: 0, queued: Date.now() - fiveDays + 60_000 });
    await sendAll();
    expect(await rowTo(email)).toMatchObject({ rejected: null, attempts: 2 });
    expect(await reports(email)).toEqual([]);
    await table()
      .where({ mail: row.mail })
      .update({ due: 0, queued: Date.now() - fiveDays });
    await sendAll();
    expect(await rowTo(email)).toMatchObject({ rejected: expect.any(Number) });
    expect(await reports(email)).toHaveLength(1);
  });
});

describe('after an error of the mail server', () => {
  const reply = (command: string, response: string) => ({
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

  it.each([
    ['an unknown mailbox', reply('RCPT TO', '550 5.1.1 User unknown'), 0],
    ['in several lines', reply('RCPT TO', '550-5.1.1 The account does not exist\n550 5.1.1 here'), 0],
    ['a full mailbox', reply('RCPT TO', '552 5.2.2 Over quota'), 0],
    ['an unknown mailbox without details', reply('RCPT TO', '550 User unknown'), 0],
    ['a message with errors', reply('DATA', '554 5.6.0 Malformed'), 0],
    ['an unknown domain of the sender', reply('RCPT TO', '550 5.1.8 Sender rejected'), fiveDays],
    ['forbidden relaying', reply('RCPT TO', '550 5.7.1 Unable to relay'), fiveDays],
    ['a required sign-in', reply('RCPT TO', '530 Authentication required'), fiveDays],
    ['suspected spam', reply('DATA', '554 5.7.1 Rejected as spam'), fiveDays],
    ['greylisting', reply('RCPT TO', '451 4.7.1 Try again later'), Infinity],
    ['a rejected sender', reply('MAIL FROM', '550 5.1.8 Sender rejected'), Infinity],
    ['a wrong password', reply('AUTH PLAIN', '535 5.7.8 Bad credentials'), Infinity],
    ['no connection', { code: 'ECONNREFUSED', command: 'CONN' }, Infinity],
    ['a text that is thrown', '550 5.1.1', Infinity],
    ['nothing', undefined, Infinity],
  ])('such as %s, an e-mail is tried for the right time', (_name, error, expected) => {
    expect(retriedForMs(error)).toBe(expected);
  });
});

type Rejecting = { url: string; replies: Map<string, string>; stop(): Promise<void> };

async function aRejectingServer(): Promise<Rejecting> {
  const replies = new Map<string, string>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const reply = replies.get(address);
      if (reply === undefined) return done();
      const responseCode = Number(reply.slice(0, 3));
      done(Object.assign(new Error(reply.slice(4)), { responseCode }));
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    replies,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
