import { randomUUID } from 'node:crypto';
import type { InjectOptions, Response } from 'light-my-request';
import { aBackend, load } from './backend';

export const password = 'correct horse battery';

export type Customer = { jwt: string; email: string; documentId: string; id: number };

export async function aCustomer(email = `${randomUUID()}@example.test`): Promise<Customer> {
  const { jwt, user } = (await post('/api/auth/local/register', { email, password })).json();
  return { jwt, email: user.email, documentId: user.documentId, id: user.id };
}

export async function aConfirmedCustomer(email?: string): Promise<Customer> {
  const customer = await aCustomer(email);
  const { strapi } = await aBackend();
  const where = { documentId: customer.documentId };
  await strapi.db.query('plugin::users-permissions.user').update({ where, data: { confirmed: true } });
  return customer;
}

export function signIn(email: string, secret = password, remoteAddress?: string): Promise<Response> {
  return post('/api/auth/local', { identifier: email, password: secret }, { remoteAddress });
}

export async function post(url: string, payload: object, options: InjectOptions = {}): Promise<Response> {
  const { send } = await aBackend();
  return send({ method: 'POST', url, payload, ...options });
}

/** Sends a request with the token. */
export async function as(jwt: string, options: InjectOptions): Promise<Response> {
  const { send } = await aBackend();
  return send({ ...options, headers: { ...options.headers, authorization: `Bearer ${jwt}` } });
}

export const me = (jwt: string) => as(jwt, { method: 'GET', url: '/api/users/me' });

export type Mail = { to: string; subject: string; text: string; at: string };

/** The e-mails sent to this e-mail address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const { strapi } = await aBackend();
  await load('platform/mail/mailer.js').wakeMailer(strapi);
  const mails: Mail[] = await load('platform/mail/mailbox.js').readMailbox();
  return mails.filter(({ to }) => to === email);
}

export const codeIn = ({ text }: Mail): string => /#(\S+)/.exec(text)?.[1] ?? '';
