import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { nestedJson } from './support/hostile-requests';
import {
  formWithFile,
  hostileForms,
  leftFiles,
  multipart,
  routesForBodies,
  startUpload,
  temporaryFolder,
  watchedForms,
} from './support/multipart';
import { randomIp } from './support/random-ip';

let backend: Backend;
let token: string;
beforeAll(async () => {
  backend = await aBackend();
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const response = await backend.send({
    method: 'POST',
    url: '/admin/login',
    payload: { email, password },
    remoteAddress: randomIp(),
  });
  ({ token } = response.json().data);
});

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(backend.strapi.log, 'error');
});
afterEach(() => log.mockRestore());

const eventually = (check: () => void) => vi.waitFor(check, 10_000);
const idempotent: [method: 'POST' | 'PUT' | 'DELETE', url: string][] = [
  ['POST', '/api/contact-forms'],
  ['POST', '/api/calibration-and-repair-forms'],
  ['POST', '/part-wizard/forms'],
  ['POST', '/part-wizard/email'],
  ['POST', '/shopping-cart/cart'],
  ['PUT', `/shopping-cart/cart/${randomUUID()}`],
  ['POST', '/shopping-cart/orders'],
];

describe('a body that cannot be parsed', () => {
  it.each(idempotent)('nested 5,000 deep is rejected by %s %s', async (method, url) => {
    for (const payload of [nestedJson('{"data":', '}', 5000), nestedJson('[', ']', 5000)]) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const response = await backend.send({ method, url, headers, payload });
      expect(response.statusCode).toBe(400);
    }
    expect(log).not.toHaveBeenCalled();
  });

  it('may be nested as deeply as blocks of a page', async () => {
    const payload = nestedJson('{"data":', '}', 60);
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const response = await backend.send({ method: 'POST', url: '/api/contact-forms', headers, payload });
    expect(response.payload).not.toContain('nested');
  });

  it.each(['gzip', 'br', 'deflate'])('is rejected when it is not valid %s', async (encoding) => {
    for (const url of ['/api/contact-forms', '/api/search/indexes/site/search', '/admin/login', '/nowhere']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const response = await backend.send({ method: 'POST', url, headers, payload: '{"data":{}}' });
      expect([url, response.statusCode]).toEqual([url, 400]);
    }
    expect(log).not.toHaveBeenCalled();
  });

  it('is rejected with an unknown encoding, and read with a known one', async () => {
    const send = (encoding: string, payload: Buffer) =>
      backend.send({
        method: 'POST',
        url: '/admin/login',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        payload,
      });
    expect((await send('zstd', Buffer.from('{}'))).statusCode).toBe(415);
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
    expect((await send('gzip', gzipSync(JSON.stringify({ email, password })))).statusCode).toBe(200);
  });

  it('is rejected when a small body decompresses to too much', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const payload = gzipSync(`{"a":"${'x'.repeat(2_000_000)}"}`);
    const response = await backend.send({ method: 'POST', url: '/api/contact-forms', headers, payload });
    expect(response.statusCode).toBe(413);
  });
});

describe('a form with a file', () => {
  const send = (url: string, headers: object = {}, payload = formWithFile('hello')) =>
    backend.send({ method: 'POST', url, headers: { ...multipart, ...headers }, payload });

  it.each(['/UPLOAD', '/api/upload', '/API/Contact-Forms', '/basic/contact', '/search', '/nonexistent'])(
    'from a visitor is rejected unread at %s',
    async (url) => {
      const received = watchedForms();
      for (const headers of [{}, { authorization: 'Bearer abc' }, { authorization: 'Bearer a.b.c' }])
        expect((await send(url, headers)).statusCode).toBe(415);
      expect(received()).toEqual([]);
    },
  );

  it('is rejected unread at every route, whatever is in it', async () => {
    const received = watchedForms();
    const routes = routesForBodies(backend.strapi);
    expect(routes.length).toBeGreaterThan(120);
    const accepted = [];
    for (const [index, route] of routes.entries()) {
      const [what, payload] = hostileForms[index % hostileForms.length] ?? [];
      const { statusCode } = await backend.send({ ...route, headers: multipart, payload });
      if (statusCode !== 415) accepted.push({ ...route, what, statusCode });
    }
    expect(accepted).toEqual([]);
    expect(received()).toEqual([]);
  });

  it.each(hostileForms)(
    'with %s from staff never fails, and leaves no temporary file',
    async (_what, payload) => {
      const received = watchedForms();
      const response = await send('/upload', { authorization: `Bearer ${token}` }, payload);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.payload).not.toMatch(/node_modules|\bat \S+ \(/);
      expect(received()).toHaveLength(1);
      // Other test files upload at the same time.
      await eventually(() => expect(leftFiles()).toEqual([]));
      expect(log).not.toHaveBeenCalled();
    },
  );

  it('from staff is rejected unread if no file is expected', async () => {
    const received = watchedForms();
    const headers = { authorization: `Bearer ${token}` };
    expect((await send('/admin/users', headers)).statusCode).toBe(415);
    expect((await send('/upload/folders', headers)).statusCode).toBe(415);
    expect(received()).toEqual([]);
  });

  it('from staff is stored in the media library and leaves no temporary file', async () => {
    const received = watchedForms();
    const response = await send('/upload', { authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(201);
    expect(received()).toHaveLength(1);
    expect(leftFiles()).toEqual([]);
  });

  it('leaves no temporary file when it is rejected', async () => {
    const received = watchedForms();
    const authorization = `Bearer ${token}`;
    const html = formWithFile('<script>alert(1)</script>')
      .replace('a.txt', 'a.html')
      .replace('text/plain', 'text/html');
    const rejected = [
      await send('/upload', { authorization }, html),
      await send('/upload', { authorization }, formWithFile('hello', 'anything')),
      await send('/upload', { authorization }, formWithFile('hello').slice(0, -9)),
    ];
    for (const { statusCode } of rejected) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    }
    expect(received()).toHaveLength(3);
    expect(leftFiles()).toEqual([]);
  });

  it.each([
    ['/upload', true],
    ['/upload', false],
    ['/basic/contact', false],
  ])('leaves no temporary file when the connection to %s breaks, from staff: %s', async (path, isStaff) => {
    const received = watchedForms();
    const headers = isStaff ? { authorization: `Bearer ${token}` } : {};
    const sending = await startUpload(backend, path, headers);
    await eventually(() => expect(isStaff ? received() : sending.statuses).toEqual([expect.anything()]));
    expect([received().length, sending.statuses]).toEqual(isStaff ? [1, []] : [0, [415]]);
    sending.abort();
    await eventually(() => expect(leftFiles()).toEqual([]));
  });

  it('is in another folder for each user of the machine, because only one can read it', () => {
    expect(temporaryFolder()).toMatch(new RegExp(`-${process.getuid?.()}$`));
  });

  it('of a killed process is deleted an hour later', async () => {
    const { withTemporaryFolder, removeAbandonedFolders } = load('platform/uploads/temporary-files.js');
    await withTemporaryFolder({ headers: {} }, async () => {
      await removeAbandonedFolders();
      expect(leftFiles()).toHaveLength(1);
      await removeAbandonedFolders(Date.now() + 61 * 60 * 1000);
      expect(leftFiles()).toEqual([]);
    });
  });
});
