import { decompressUsingDict, createDCtx, init } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { siteIn } from './support/site-languages';

siteIn('en', 'de');

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
  await init();
});

const assets = path.join(import.meta.dirname, 'fixtures', 'site', 'client', 'assets');
const contentOf = (file: string) => readFileSync(path.join(assets, file));
const digestOf = (file: string) => createHash('sha256').update(contentOf(file)).digest();

const current = 'app-1a2b3c4d.js';
const earlier = 'app-0a9b8c7d.js';
const offered = (file: string) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${digestOf(file).toString('base64')}:`,
});

describe('a script', () => {
  it('is kept by browsers as the dictionary for its next version, in its language', async () => {
    const plain = await backend.get(`/assets/${current}`);
    expect(plain.headers).toMatchObject({
      'use-as-dictionary': 'match="/assets/app-*.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
    const german = await backend.get(`/de/assets/${current}`);
    expect(german.headers['use-as-dictionary']).toBe('match="/de/assets/app-*.js"');
  });

  it('is compressed with the earlier version that the browser has', async () => {
    for (const repeated of [1, 2]) {
      const { statusCode, headers, rawPayload } = await backend.get(`/assets/${current}`, offered(earlier));
      expect(statusCode, `${repeated}`).toBe(200);
      expect(headers).toMatchObject({
        'content-encoding': 'dcz',
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
        'use-as-dictionary': 'match="/assets/app-*.js"',
        vary: 'Accept-Encoding, Available-Dictionary',
      });
      // RFC 9842, section 5: a frame with the digest of the dictionary, then the compressed content.
      expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
      expect(rawPayload.subarray(8, 40).equals(digestOf(earlier))).toBe(true);
      const content = decompressUsingDict(createDCtx(), rawPayload.subarray(40), contentOf(earlier));
      expect(Buffer.from(content).equals(contentOf(current))).toBe(true);
    }
  });
});

describe('without a dictionary', () => {
  it.each([
    [
      'the earlier version is unknown',
      current,
      { ...offered(earlier), 'available-dictionary': `:${'A'.repeat(43)}=:` },
    ],
    ['the header is malformed', current, { ...offered(earlier), 'available-dictionary': 'app-0a9b8c7d.js' }],
    [
      'the browser does not accept the encoding',
      current,
      { ...offered(earlier), 'accept-encoding': 'gzip, br' },
    ],
    ['the dictionary is another file', current, offered('other-0a9b8c7e.js')],
  ])('a script is sent if %s', async (_what, file, headers) => {
    const { statusCode, headers: received, payload } = await backend.get(`/assets/${file}`, headers);
    expect([statusCode, received['content-encoding'], payload]).toEqual([
      200,
      undefined,
      contentOf(file).toString(),
    ]);
  });

  it('a missing script is not found', async () => {
    expect((await backend.get('/assets/app-00000000.js', offered(earlier))).statusCode).toBe(404);
  });

  it('other files are sent, and no page or worker is kept as a dictionary', async () => {
    for (const url of ['/', '/sw.js', '/index.html'])
      expect((await backend.get(url)).headers, url).not.toHaveProperty('use-as-dictionary');
  });
});
