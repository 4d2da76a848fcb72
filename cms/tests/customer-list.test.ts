import { describe, expect, it } from 'vitest';
import { aCustomer } from './support/shop';
import { aMemberOf } from './support/staff';

const customers = '/content-manager/collection-types/plugin::users-permissions.user';

describe('customers in the admin', () => {
  it('are a list that Shop staff can read, without anything to sign in with, and cannot change', async () => {
    await aCustomer();
    const member = await aMemberOf('fieldshop-shop-staff');
    const { results } = (await member.call('GET', customers)).json();
    expect(results[0].email).toContain('@');
    const url = `${customers}/${results[0].documentId}`;
    const opened = (await member.call('GET', url)).json().data;
    expect(opened).toMatchObject({ email: results[0].email, addresses: [] });
    for (const field of ['password', 'resetPasswordToken', 'confirmationToken', 'sessionVersion', 'role'])
      expect([field, field in opened]).toEqual([field, false]);
    expect((await member.call('PUT', url, { email: 'other@example.test' })).statusCode).toBe(403);
    expect((await member.call('DELETE', url)).statusCode).toBe(403);
  });

  it('are not visible to editors', async () => {
    const member = await aMemberOf('strapi-editor');
    expect((await member.call('GET', customers)).statusCode).toBe(403);
  });
});
