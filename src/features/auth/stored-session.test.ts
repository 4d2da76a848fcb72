import { describe, expect, it } from 'vitest';
import { fakeStorage } from '#src/cache/fake-storage.ts';
import { readStoredSession, removeStoredSession, storeSession } from './stored-session.ts';

const session = { jwt: 'token', user: { id: 1, email: 'ada@example.com' } };

describe('the stored session', () => {
  it('is stored under "auth" and restored unchanged', async () => {
    const storage = fakeStorage();
    storeSession(storage, session);
    expect(storage.getItem('auth')).toBe(JSON.stringify(session));
    expect(await readStoredSession(storage)).toEqual(session);
  });

  it('is gone after it was removed', async () => {
    const storage = fakeStorage();
    storeSession(storage, session);
    removeStoredSession(storage);
    expect(await readStoredSession(storage)).toBeNull();
  });

  it.each(['{', '[]', '{"jwt":1}', 'null'])('is ignored if the storage contains %s', async (text) => {
    const storage = fakeStorage();
    storage.setItem('auth', text);
    expect(await readStoredSession(storage)).toBeNull();
    expect(storage.getItem('auth')).toBeNull();
  });
});
