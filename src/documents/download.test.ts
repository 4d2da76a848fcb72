import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { download, verify } from './download.ts';

const signIn = () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } });
const withoutChecksum = { fileUrl: '/uploads/sheet.pdf?v=1', checksum: null };

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(signIn())));
afterEach(() => vi.unstubAllGlobals());

describe('a network’s sign-in page instead of a document', () => {
  it('counts as offline, so that it is retried', async () => {
    expect(await download(withoutChecksum)).toEqual({ outcome: 'unreachable' });
  });

  it('is damaged if the browser fetched it, even without a known checksum', async () => {
    const { headers } = signIn();
    expect(await verify({ ...withoutChecksum, bytes: new ArrayBuffer(8), headers })).toEqual({
      outcome: 'damaged',
    });
  });
});
