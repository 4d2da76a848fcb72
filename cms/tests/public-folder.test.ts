import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';

const folder = String(process.env.UPLOADS_DIR);
// Not in the mailbox, from which a job deletes what it does not know.
const files = ['content.txt', 'private/mail.json'];
const secret = 'only the operator may read this';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
  for (const name of ['private', 'uploads']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of [...files, 'uploads/shown.txt']) writeFileSync(path.join(folder, name), secret);
});
afterAll(() => {
  for (const name of [...files, 'uploads/shown.txt']) rmSync(path.join(folder, name));
});

describe('the folder that contains the uploads', () => {
  const places = [
    '',
    'api/',
    'mailbox/',
    'private/',
    'admin/',
    '_health/',
    'upload/',
    'uploads/',
    'content-manager/',
    'API/',
  ];
  const steps = ['', '../', '..%2f', '..%2F', '%2e%2e/', '%2e%2e%2f', '..%5c', './', '%2f'];
  const urls = files.flatMap((file) =>
    places.flatMap((place) => steps.map((step) => `/${place}${step}${file}`)),
  );

  it.each(['GET', 'HEAD'] as const)('is closed to %s, however its files are spelled', async (method) => {
    for (const url of urls) {
      const response = await backend.send({ method, url });
      expect([url, response.payload]).not.toEqual([url, secret]);
      expect([url, response.headers['content-length']]).not.toEqual([url, String(secret.length)]);
    }
  });

  it('is closed through the admin', async () => {
    expect((await backend.get('/admin/..%2fcontent.txt')).payload).not.toBe(secret);
  });

  it('is open for uploaded files', async () => {
    expect((await backend.get('/uploads/shown.txt')).payload).toBe(secret);
  });
});
