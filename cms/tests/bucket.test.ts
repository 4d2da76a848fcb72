import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmptyBackend, type Backend, copyDatabase, load } from './support/backend';
import { adminToken } from './support/admin-token';
import { type FakeBucket, startBucket } from './support/fake-bucket';
import { sendUpload, upload } from './support/editor-uploads';
import { aMessage, announce, attach, chunkOf, sendForm } from './support/forms';
import { anInstallation, backUp, restore, secrets } from './support/installations';
import { aMemberOf } from './support/staff';

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let bucket: FakeBucket;
let backend: Backend;
let token = '';
beforeAll(async () => {
  bucket = await startBucket('files-of-the-shop');
  Object.assign(process.env, bucket.settings);
  // The template of the other backends has its files on the disk.
  backend = await anEmptyBackend();
  token = await adminToken();
}, 120_000);
afterAll(() => {
  for (const name of Object.keys(bucket.settings)) delete process.env[name];
  bucket.stop();
});

describe('with S3_BUCKET, an uploaded file', () => {
  it('is in the bucket, and our server sends it from the same URL as from a disk', async () => {
    const bytes = pdf(3000);
    const { url } = await upload(token, 'datasheet.pdf', bytes);
    expect(url).toMatch(/^\/uploads\/datasheet_\w+\.pdf$/);
    expect(bucket.objects.get(url.slice(1))?.bytes).toEqual(bytes);
    const response = await backend.get(`${url}?v=1`);
    expect(response.rawPayload.equals(bytes)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.any(String),
    });
  });

  it('is sent in ranges, and not again to a browser that has it', async () => {
    const bytes = pdf(3000);
    const { url } = await upload(token, 'manual.pdf', bytes);
    const etag = String((await backend.get(url)).headers.etag);
    const part = await backend.get(url, { range: 'bytes=100-199', 'if-range': etag });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
    const changed = await backend.get(url, { range: 'bytes=100-199', 'if-range': '"another"' });
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, bytes.length]);
    expect((await backend.get(url, { range: 'bytes=9000-' })).statusCode).toBe(416);
    const again = await backend.get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const head = await backend.send({ method: 'HEAD', url });
    expect([head.headers['content-length'], head.payload]).toEqual([String(bytes.length), '']);
  });

  it('gives a document its checksum', async () => {
    const bytes = pdf(500);
    const { id } = await upload(token, 'certificate.pdf', bytes);
    const about = { title: 'Certificate', url: 'certificate', type: 'certificate', revision: '1' };
    const data: object = { ...about, date: '2026-01-01', file: id };
    const documentsOf = backend.strapi.documents('api::document.document');
    const made = await documentsOf.create({ data, status: 'published' });
    const documents = await backend.get(`/api/documents?filters[documentId][$eq]=${made.documentId}`);
    expect(documents.json().data).toMatchObject([{ size: bytes.length, checksum: sha256(bytes) }]);
  });

  it('is deleted from the bucket in the media library', async () => {
    const { id, url } = await upload(token, 'old.pdf', pdf(100));
    const headers = { authorization: `Bearer ${token}` };
    const response = await backend.send({ method: 'DELETE', url: `/upload/files/${id}`, headers });
    expect([response.statusCode, bucket.objects.has(url.slice(1))]).toEqual([200, false]);
    expect((await backend.get(url)).statusCode).toBe(404);
  });

  it.each(['missing.pdf', '..%2fattachments', '', '%00', 'a/b.pdf'])('is not found as "%s"', async (name) =>
    expect([400, 404]).toContain((await backend.get(`/uploads/${name}`)).statusCode),
  );
});

describe('with S3_BUCKET, an attachment', () => {
  it('is put together in the bucket, and staff can download it', async () => {
    const bytes = pdf(1_200_000);
    const id = await attach(bytes, 'application/pdf');
    expect(keysOf(id)).toEqual([`attachments/${id}`]);
    expect((await sendForm({ ...aMessage(), attachments: [id] })).statusCode).toBe(201);
    const staff = await aMemberOf('strapi-super-admin');
    const response = await staff.open(`/admin/attachments/${id}`);
    expect(response.rawPayload.equals(bytes)).toBe(true);
  });

  it('has no public URL', async () => {
    const id = await attach(pdf(100), 'application/pdf');
    for (const url of [`/uploads/../attachments/${id}`, `/attachments/${id}`, `/uploads/attachments/${id}`])
      expect((await backend.get(url)).payload).not.toContain('%PDF');
  });

  it('is deleted if no form claims it', async () => {
    const id = await attach(pdf(100), 'application/pdf');
    await load('api/attachment/services/remove-attachments.js').removeUnclaimed(
      backend.strapi,
      Date.now() + 8 * 24 * 60 * 60 * 1000,
    );
    expect(keysOf(id)).toEqual([]);
  });

  it('that is not a picture or PDF is deleted', async () => {
    const [id, bytes] = [crypto.randomUUID(), Buffer.from('MZ and more')];
    await announce({ id, bytes, mediaType: 'image/png' });
    expect((await backend.send(chunkOf(id, 0, bytes))).statusCode).toBe(400);
    expect(keysOf(id)).toEqual([]);
  });
});

describe('a backup', () => {
  it('contains the files in the bucket, and a restore puts them into an empty one or keeps what is there', async () => {
    const bytes = pdf(2000);
    const { url } = await upload(token, 'saved.pdf', bytes);
    const id = await attach(bytes, 'application/pdf');
    const root = mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), 'bucket-'));
    const installation = anInstallation(root);
    await copyDatabase(installation.DATABASE_FILENAME);
    const folder = path.join(root, 'backup');
    expect(await backUp(installation, folder, { environment: secrets })).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(folder, 'files', url)).equals(bytes)).toBe(true);

    bucket.objects.clear();
    const elsewhere = anInstallation(path.join(root, 'elsewhere'));
    expect(await restore(elsewhere, folder)).toMatchObject({ code: 0, result: { previous: [] } });
    for (const key of [url.slice(1), `attachments/${id}`])
      expect(bucket.objects.get(key)?.bytes.equals(bytes)).toBe(true);

    const third = anInstallation(path.join(root, 'third'));
    expect((await restore(third, folder)).problem).toContain('files in the bucket');
    bucket.objects.set('uploads/newer.pdf', { bytes });
    expect(await restore(third, folder, { replace: true })).toMatchObject({ code: 0 });
    expect(bucket.objects.has('uploads/newer.pdf')).toBe(false);
    expect(
      [...bucket.objects.keys()].filter((key) => /^before-restore-.*newer\.pdf$/.test(key)),
    ).toHaveLength(1);
  });

  it('fails with one sentence while the bucket is unreachable, and leaves no files', async () => {
    const root = mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), 'bucket-'));
    const installation = anInstallation(root);
    await copyDatabase(installation.DATABASE_FILENAME);
    bucket.setUnreachable(true);
    const { code, problem } = await backUp(installation, path.join(root, 'backup'), { environment: secrets });
    bucket.setUnreachable(false);
    expect({ code, problem }).toEqual({
      code: 1,
      problem: expect.stringContaining('The bucket files-of-the-shop'),
    });
    expect(readdirSync(root)).toEqual(['data']);
  });
});

describe('while the bucket is unreachable', () => {
  it('files and attachments are 503 with Retry-After, and everything else continues to work', async () => {
    const { url } = await upload(token, 'away.pdf', pdf(100));
    const [id, bytes] = [crypto.randomUUID(), pdf(100)];
    await announce({ id, bytes, mediaType: 'application/pdf' });
    bucket.setUnreachable(true);
    const file = await backend.get(`${url}?v=1`);
    expect([file.statusCode, file.headers['retry-after'], file.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    const chunk = await backend.send(chunkOf(id, 0, bytes));
    expect([chunk.statusCode, chunk.headers['retry-after']]).toEqual([503, '10']);
    const uploaded = await sendUpload(token, 'new.pdf', pdf(100));
    expect([uploaded.statusCode, uploaded.headers['retry-after']]).toEqual([503, '10']);
    const ready = await backend.get('/_ready');
    expect([ready.statusCode, ready.json().checks]).toMatchObject([
      503,
      { uploads: 'failed', database: 'ok' },
    ]);
    expect((await backend.get('/api/setting')).statusCode).toBe(200);

    bucket.setUnreachable(false);
    expect((await backend.get(url)).statusCode).toBe(200);
    expect((await backend.send(chunkOf(id, 0, bytes))).json().data.receivedBytes).toBe(bytes.length);
    expect((await backend.get('/_ready')).statusCode).toBe(200);
  });
});

const keysOf = (id: string) =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(`attachments/${id}`));
