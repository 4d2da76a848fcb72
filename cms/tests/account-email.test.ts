import { describe, expect, it } from 'vitest';
import {
  aConfirmedCustomer,
  aCustomer,
  as,
  codeIn,
  mailsTo,
  me,
  password,
  post,
  signIn,
} from './support/customers';

describe('an e-mail', () => {
  it('is confirmed by the link and the session that registered, however often the link is opened', async () => {
    const { email, jwt, documentId } = await aCustomer();
    const code = await confirmationCode(email);
    const first = await confirm({ code }, jwt);
    expect(first.json().user).toMatchObject({ documentId, confirmed: true });
    expect((await confirm({ code }, first.json().jwt)).statusCode).toBe(200);
  });

  it('is confirmed by the link and the password on another device', async () => {
    const { email } = await aCustomer();
    const code = await confirmationCode(email);
    const session = (await confirm({ code, password })).json();
    expect((await me(session.jwt)).json().confirmed).toBe(true);
  });

  it('is not confirmed when its owner, who never registered, clicks the link', async () => {
    const { email, jwt } = await aCustomer();
    const code = await confirmationCode(email);
    const other = await aCustomer();
    for (const response of [await confirm({ code }), await confirm({ code }, other.jwt)])
      expect([response.statusCode, response.json().error.name]).toEqual([403, 'PasswordNeededError']);
    const guessed = await confirm({ code, password: 'of the owner' });
    expect(guessed.json().error.details.errors[0].path).toEqual(['password']);
    expect((await me(jwt)).json().confirmed).toBe(false);
  });

  it('ends all other sessions when it is confirmed', async () => {
    const { email, jwt } = await aCustomer();
    const other = (await signIn(email)).json().jwt;
    const session = (await confirm({ code: await confirmationCode(email) }, jwt)).json();
    expect((await me(session.jwt)).statusCode).toBe(200);
    expect((await me(other)).statusCode).toBe(401);
    expect((await me(jwt)).statusCode).toBe(401);
  });

  it('has an account without the data of the person who registered it once its owner has reset the password', async () => {
    const { email, jwt } = await aCustomer();
    const payload = { name: 'Mallory', company: 'Parcels to me', phone: '+353 1 234567' };
    expect((await as(jwt, { method: 'PATCH', url: '/api/users/me', payload })).statusCode).toBe(200);
    await post('/api/auth/forgot-password', { email });
    const [mail] = await mailsTo(email);
    const code = mail ? codeIn(mail) : '';
    const { user } = (await post('/api/auth/reset-password', { code, password: 'of the owner' })).json();
    expect(user).toMatchObject({ confirmed: true, name: '', company: '', phone: '', addresses: [] });
  });

  it('cannot be confirmed after ten wrong passwords within an hour', async () => {
    const { email } = await aCustomer();
    const code = await confirmationCode(email);
    for (let guess = 0; guess < 10; guess += 1) await confirm({ code, password: `guess ${guess}` });
    expect((await confirm({ code, password })).statusCode).toBe(429);
  });

  it('can only be changed with the password; the old one is notified and the new one must be confirmed', async () => {
    const { email, jwt } = await aConfirmedCustomer();
    const newEmail = `new-${email}`;
    const change = (more: object) =>
      as(jwt, { method: 'PATCH', url: '/api/users/me', payload: { email: newEmail, ...more } });
    expect((await change({})).statusCode).toBe(400);
    expect((await change({ currentPassword: password })).json()).toMatchObject({
      email: newEmail,
      confirmed: false,
    });
    const notice = (await mailsTo(email)).find(
      ({ subject }) => subject === 'Your e-mail address was changed',
    );
    expect(notice?.text).toMatch(/Contact us:\n\S+\/contact\n/);
    expect((await mailsTo(newEmail)).map(({ subject }) => subject)).toEqual(['Confirm your e-mail address']);
  });
});

function confirm(payload: object, jwt?: string) {
  const headers = jwt ? { authorization: `Bearer ${jwt}` } : {};
  return post('/api/auth/email-confirmation', payload, { headers });
}

async function confirmationCode(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return mail ? codeIn(mail) : '';
}
