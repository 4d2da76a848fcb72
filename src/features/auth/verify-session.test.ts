import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { isStillValid } from './verify-session.ts';

const session = { jwt: 'token', user: { id: 1, email: 'ada@example.com' } };

describe('verifying a stored session', () => {
  it('keeps a session that the backend reports as valid', async () => {
    expect(await isStillValid(session, () => Promise.resolve({ isValid: true }))).toBe(true);
  });

  it('ends a session that the backend reports as invalid', async () => {
    expect(await isStillValid(session, () => Promise.resolve({ isValid: false }))).toBe(false);
  });

  it('keeps customers signed in while offline', async () => {
    expect(await isStillValid(session, () => Promise.reject(new Unreachable('no network')))).toBe(true);
  });

  it('keeps customers signed in while the backend fails', async () => {
    expect(await isStillValid(session, () => Promise.reject(new ApiError(500, 'broken', undefined)))).toBe(
      true,
    );
  });
});
