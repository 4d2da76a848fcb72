import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAdministrator } from './support/administrator';
import { startBucket } from './support/fake-bucket';
import { isPostgresInstalled, startPostgres } from './support/postgres';
import { aPreparedEntry, type ServerProcess, startProcess } from './support/processes';

type Chunk = { to: number; offset: number; bytes: Buffer };

// `npm run prove -- bucket` sets it to a server that is not ours.
const { FIELDSHOP_BUCKET = 'null' } = process.env;
const external: Record<string, string> | null = JSON.parse(FIELDSHOP_BUCKET);
const chunkBytes = 512 * 1024;
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);

let servers: ServerProcess[] = [];
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let client: Client;
let staff: Awaited<ReturnType<typeof signedInAdministrator>>;
const originOf = (index: number) => servers[index % servers.length]?.origin ?? '';

beforeAll(async () => {
  if (!isPostgresInstalled) return;
  postgres = await startPostgres();
  bucket = await startBucket('files-of-the-shop');
  const start = () =>
    startProcess({
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: postgres.url,
      // As on two machines, whose disks share nothing.
      UPLOADS_DIR: mkdtempSync(path.join(postgres.files, 'machine-')),
      ...(external ?? bucket.settings),
    });
  servers = await Promise.all([start(), start()]);
  client = new Client({ connectionString: postgres.url });
  await client.connect();
  staff = await signedInAdministrator(originOf(0));
}, 300_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await client?.end();
  bucket?.stop();
  postgres?.stop();
});

describe.skipIf(!isPostgresInstalled)('two processes with one bucket', () => {
  it('send what was uploaded to one of them, whole and in ranges, and nothing after it is deleted', async () => {
    const bytes = pdf(3000);
    const { id, url } = await upload(bytes);
    const etags = new Set<string | null>();
    for (const { origin } of servers) {
      const whole = await fetch(origin + url);
      expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
      etags.add(whole.headers.get('etag'));
      const part = await fetch(origin + url, { headers: { range: 'bytes=100-199' } });
      expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(100, 200)]);
    }
    // A download that one process began can be resumed at the other.
    expect(etags.size).toBe(1);
    const { authorization } = staff;
    await fetch(`${originOf(1)}/upload/files/${id}`, { method: 'DELETE', headers: { authorization } });
    for (const { origin } of servers) expect((await fetch(origin + url)).status).toBe(404);
  });

  it('put an attachment together of chunks that were sent to both', async () => {
    const bytes = pdf(3 * chunkBytes);
    const id = await announce(bytes);
    for (let to = 0; to * chunkBytes < bytes.length; to += 1)
      expect(await send(id, { to, offset: to * chunkBytes, bytes })).toBe(200);
    for (const download of await received(id)) expect(download.equals(bytes)).toBe(true);
  });

  it('complete an attachment once when its last chunk is sent to both at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const bytes = pdf(1000);
      const id = await announce(bytes);
      const statuses = await Promise.all([0, 1, 2, 3].map((to) => send(id, { to, offset: 0, bytes })));
      expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
      for (const download of await received(id)) expect(download.equals(bytes)).toBe(true);
    }
  });

  it.skipIf(external)('keep an attachment that one completes while the other reads its chunks', async () => {
    const bytes = pdf(1000);
    const id = await announce(bytes);
    let faster: number | undefined;
    bucket.holdNextList(async () => {
      faster = await send(id, { to: 1, offset: 0, bytes });
    });
    expect([await send(id, { to: 0, offset: 0, bytes }), faster]).toEqual([409, 200]);
    for (const download of await received(id)) expect(download.equals(bytes)).toBe(true);
  });

  it('continue what the other had begun when it was killed', async () => {
    const bytes = pdf(2 * chunkBytes);
    const id = await announce(bytes);
    expect(await send(id, { to: 0, offset: 0, bytes })).toBe(200);
    const [killed] = servers.splice(0, 1);
    await killed?.kill();
    for (const offset of [chunkBytes, 2 * chunkBytes])
      expect(await send(id, { to: 0, offset, bytes })).toBe(200);
    for (const download of await received(id)) expect(download.equals(bytes)).toBe(true);
  });
});

async function upload(bytes: Buffer): Promise<{ id: number; url: string }> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'datasheet.pdf');
  const { authorization } = staff;
  const response = await fetch(`${originOf(0)}/upload`, { method: 'POST', headers: { authorization }, body });
  const [file] = (await response.json()) as { id: number; url: string }[];
  if (!file) throw new Error(`The upload failed with ${response.status}.`);
  return file;
}

/** A key with a pass of the human check. */
async function anAllowedEntry() {
  const { row, ...entry } = aPreparedEntry();
  await client.query('insert into fieldshop_passes (proof, pass, entry, expires) values ($1, $2, $3, $4)', [
    row.proof,
    row.pass,
    row.entry,
    row.expires,
  ]);
  return entry;
}

const post = (url: string, data: object, headers: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });

/** Announces an attachment to the first process, and returns its id. */
async function announce(bytes: Buffer): Promise<string> {
  const { key: id, pass } = await anAllowedEntry();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const data = { id, name: 'a.pdf', mediaType: 'application/pdf', sizeBytes: bytes.length, sha256 };
  const response = await post(`${originOf(0)}/api/attachments`, data, { 'captcha-pass': pass });
  expect(response.status).toBe(200);
  return id;
}

async function send(id: string, { to, offset, bytes }: Chunk): Promise<number> {
  const response = await fetch(`${originOf(to)}/api/attachments/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
    body: new Uint8Array(bytes.subarray(offset, offset + chunkBytes)),
  });
  return response.status;
}

/** Sends a form with the attachment, and returns what staff then download from each process. */
async function received(id: string): Promise<Buffer[]> {
  const { key, pass } = await anAllowedEntry();
  const data = { kind: 'contact', name: 'Ada', email: 'ada@example.test', message: id, attachments: [id] };
  const headers = { 'idempotency-key': key, 'captcha-pass': pass };
  expect((await post(`${originOf(1)}/api/contact-forms`, data, headers)).status).toBe(201);
  return Promise.all(
    servers.map(async ({ origin }) => {
      const { cookie } = staff;
      const response = await fetch(`${origin}/admin/attachments/${id}`, { headers: { cookie } });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
}
