import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeMedia } from '../src/platform/uploads/store-media';
import { aBackend, type Backend, seedFolder, uploadsFolder } from './support/backend';
import { fileNamed, replaceFile } from './support/content';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('uploading a picture', () => {
  it('makes AVIF in every width below its own and WebP in some, in addition to the thumbnail', async () => {
    const { formats, width } = await fileNamed(backend, 'probe.webp');
    expect(width).toBe(1000);
    const keys = ['thumbnail', 'w320_avif', 'w640_avif', 'w640_webp', 'w960_avif'];
    expect(Object.keys(formats ?? {}).sort()).toEqual(keys);
    expect(formats?.w640_avif).toMatchObject({ mime: 'image/avif', width: 640, height: 448 });
  });

  it('keeps the original unchanged', async () => {
    const { url } = await fileNamed(backend, 'logo.png');
    const original = readFileSync(path.join(seedFolder, 'media', 'logo.png'));
    expect(readFileSync(path.join(uploadsFolder, path.basename(url)))).toEqual(original);
  });

  it('keeps a WebP at its own width, unless it is large or has metadata', async () => {
    // Loaded here, because the modules of a test file are those of its backend.
    const sharp: typeof Sharp = createRequire(import.meta.url)('sharp');
    const plain = sharp({ create: { width: 320, height: 200, channels: 3, background: '#888' } });
    const noise = sharp(randomBytes(320 * 200 * 3), { raw: { width: 320, height: 200, channels: 3 } });
    const files = {
      'plain.webp': await plain.clone().webp().toBuffer(),
      'noise.webp': await noise.webp({ lossless: true }).toBuffer(),
      'located.webp': await plain
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .webp()
        .toBuffer(),
    };
    const isUnchanged: Record<string, boolean> = {};
    for (const [name, bytes] of Object.entries(files)) {
      const file = aFile(name, bytes);
      await storeMedia(backend.strapi, file.path, { file: name, folder: 'Tests' });
      const { formats } = await fileNamed(backend, name);
      const stored = readFileSync(path.join(uploadsFolder, path.basename(formats?.w320_webp?.url ?? '')));
      isUnchanged[name] = stored.equals(bytes);
    }
    expect(isUnchanged).toEqual({ 'plain.webp': true, 'noise.webp': false, 'located.webp': false });
  });

  it('does not enlarge a small picture', async () => {
    const { formats } = await fileNamed(backend, 'logo.png');
    expect(formats?.w200_webp).toMatchObject({ width: 200, height: 100 });
  });

  it('serves each size with its type', async () => {
    const { formats } = await fileNamed(backend, 'probe.webp');
    for (const { url, mime } of Object.values(formats ?? {}))
      expect((await backend.get(url)).headers['content-type']).toBe(mime);
  });
});

describe('a document of record', () => {
  const url = '/api/documents?filters[url][$eq]=p-100-010-datasheet&populate=file';

  it('has size and checksum of its file', async () => {
    const [document] = (await backend.get(url)).json().data;
    const bytes = readFileSync(path.join(uploadsFolder, path.basename(document.file.url)));
    expect(document).toMatchObject({ size: bytes.length, checksum: sha256(bytes) });
  });

  it('is updated when the file is replaced, on the next request', async () => {
    const [before] = (await backend.get(url)).json().data;
    const file = aFile('new.pdf', '%PDF-1.7 a new revision\n');
    await replaceFile(backend, before.file.id, { ...file, mime: 'application/pdf' });
    const [after] = (await backend.get(url)).json().data;
    expect(after).toMatchObject({ size: file.size, checksum: sha256(readFileSync(file.path)) });
    expect(after.file.url).toBe(before.file.url);
    expect(after.updatedAt).toBe(before.updatedAt);
  });
});

describe('serving uploads', () => {
  it('returns a range of bytes', async () => {
    const address = await datasheet();
    const response = await backend.get(address, { range: 'bytes=0-4' });
    expect([response.statusCode, response.payload]).toEqual([206, '%PDF-']);
    expect(response.headers['content-range']).toMatch(/^bytes 0-4\/\d+$/);
  });

  it('is cacheable for ever only at a URL with a version', async () => {
    const address = await datasheet();
    expect((await backend.get(address)).headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: expect.any(String),
    });
    expect((await backend.get(`${address}?v=0123456789ab`)).headers['cache-control']).toContain('immutable');
  });

  it('allows a PDF to open in the page, and nothing else', async () => {
    expect((await backend.get(await datasheet())).headers).toMatchObject({
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    });
    const { url } = await fileNamed(backend, 'logo.png');
    expect((await backend.get(url)).headers['content-security-policy']).toContain('sandbox');
  });

  it('lets the browser save a CAD file instead of showing its text', async () => {
    for (const [name, type] of [
      ['model.step', 'model/step'],
      ['MODEL.STP', 'model/step'],
      ['drawing.dxf', 'image/vnd.dxf'],
    ] as const) {
      writeFileSync(path.join(uploadsFolder, name), 'ISO-10303-21;');
      const { headers, payload } = await backend.get(`/uploads/${name}`);
      expect([name, headers['content-disposition'], headers['content-type'], payload]).toEqual([
        name,
        'attachment',
        type,
        'ISO-10303-21;',
      ]);
    }
    expect((await backend.get('/uploads/missing.step')).headers).not.toHaveProperty('content-disposition');
  });

  it('never serves files outside its folder', async () => {
    writeFileSync(path.join(uploadsFolder, '..', 'content.txt'), 'the database');
    for (const url of ['/uploads/..%2fcontent.txt', '/uploads/%2e%2e/content.txt', '/uploads/../content.txt'])
      expect((await backend.get(url)).payload).not.toContain('the database');
  });

  it('returns 404 for a missing file', async () => {
    expect((await backend.get('/uploads/nothing.pdf')).statusCode).toBe(404);
  });
});

async function datasheet(): Promise<string> {
  return (await fileNamed(backend, 'p-100-040-datasheet.pdf')).url;
}

function aFile(name: string, content: string | Buffer) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fieldshop-file-')), name);
  writeFileSync(file, content);
  return { path: file, name, size: statSync(file).size };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
