import { afterEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../scripts/setup/sign-in.mjs';

const first = {
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'Secret-of-the-first',
  ADMIN_PASSWORD_PRINTED: 'false',
};

afterEach(() => vi.unstubAllGlobals());

describe("the first administrator's password", () => {
  it('is printed by the first start, which records it', async () => {
    adminResponds(200);
    const remember = vi.fn<() => void>();
    expect((await signIn('http://x', first, remember)).join('\n')).toContain(first.ADMIN_PASSWORD);
    expect(remember).toHaveBeenCalledOnce();
  });

  it.each([
    ['by a later start', { ...first, ADMIN_PASSWORD_PRINTED: 'true' }],
    ['with settings from before this was recorded', { ...first, ADMIN_PASSWORD_PRINTED: undefined }],
  ])('is not printed %s', async (_, values) => {
    adminResponds(200);
    const text = (await signIn('http://x', values, () => {})).join('\n');
    expect(text).toContain(first.ADMIN_EMAIL);
    expect(text).not.toContain(first.ADMIN_PASSWORD);
  });

  it('is not printed after it was changed', async () => {
    adminResponds(400);
    expect((await signIn('http://x', first, () => {})).join('\n')).not.toContain(first.ADMIN_PASSWORD);
  });
});

function adminResponds(status: number): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
}
