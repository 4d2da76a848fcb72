import { describe, expect, it } from 'vitest';
import { checkAccount } from './account.ts';

const email = 'ada@example.com';

describe('the rules of an account', () => {
  it('require only an e-mail address and a password', () => {
    expect(checkAccount('registration', { email, password: 'ten letter' })).toMatchObject({
      value: { email, password: 'ten letter', name: '', customerKind: 'business' },
    });
  });

  it.each([
    ['nine char', 'Enter a password with at least 10 characters.'],
    ['', 'Enter a password with at least 10 characters.'],
    ['🔧'.repeat(19), 'Enter 72 characters or fewer.'],
  ])('reject the password %j only because of its length', (password, message) => {
    expect(checkAccount('registration', { email, password })).toEqual({
      errors: [{ path: ['password'], message }],
    });
  });

  it.each(['password with spaces', '1234567890123', 'ÄÖÜäöüß€éà', 'long '.repeat(14)])(
    'accept %j',
    (password) => {
      expect(checkAccount('password', { password })).toEqual({ value: { password } });
    },
  );

  it('accept a VAT number in any spelling', () => {
    const check = checkAccount('profile', { email, vatNumber: 'de 136.695-976' });
    expect(check).toMatchObject({ value: { vatNumber: 'DE136695976' } });
  });

  it('report which field of an address is invalid', () => {
    const addresses = [{ name: 'Ada', line1: '1 Mill Lane', city: '', country: 'IE' }];
    expect(checkAccount('profile', { email, addresses })).toEqual({
      errors: [{ path: ['addresses', 0, 'city'], message: 'Enter a town or city.' }],
    });
  });
});
