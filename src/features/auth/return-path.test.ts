import { describe, expect, it } from 'vitest';
import { returnPath, withReturn } from './return-path.ts';

const to = (path: string) => new URLSearchParams({ return: path });

describe('the page after signing in', () => {
  it('is the previous page', () => {
    expect(returnPath(to('/checkout?step=2'))).toBe('/checkout?step=2');
  });

  it('is the account if there is no previous page', () => {
    expect(returnPath(new URLSearchParams())).toBe('/account');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('is never %j', (path) => expect(returnPath(to(path))).toBe('/account'));

  it('is passed on to the other pages', () => {
    expect(withReturn('/register', to('/checkout'))).toBe('/register?return=%2Fcheckout');
    expect(withReturn('/register', new URLSearchParams())).toBe('/register');
  });
});
