import { renameSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, load, uploadsFolder } from './support/backend';

let backend: Backend;

beforeAll(async () => {
  backend = await aBackend();
});
afterEach(() => vi.restoreAllMocks());

const ready = async () => {
  const response = await backend.get('/_ready');
  return [response.statusCode, response.json()];
};

describe('GET /_ready', () => {
  it('is 200 while everything works, and never cached', async () => {
    expect(await ready()).toEqual([
      200,
      {
        status: 'ready',
        checks: { database: 'ok', migrations: 'ok', uploads: 'ok', search: 'ok', running: 'ok' },
      },
    ]);
    const { statusCode, headers, body } = await backend.send({ method: 'HEAD', url: '/_ready' });
    expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', '']);
  });

  it.each([
    ['does not respond', () => new Promise(() => {})],
    ['rejects connections', () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1:5432'))],
  ])('is 503 if the database %s, without waiting for it or saying more', async (_, raw) => {
    vi.spyOn(backend.strapi.db.connection, 'raw').mockImplementation(raw as never);
    const response = await backend.get('/_ready');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.json().checks).toMatchObject({ database: 'failed', uploads: 'ok' });
    expect(response.body).not.toContain('ECONNREFUSED');
  });

  it('is 503 while the uploads are missing, and 200 once they are back', async () => {
    renameSync(uploadsFolder, `${uploadsFolder}-away`);
    expect((await backend.get('/_ready')).json().checks).toMatchObject({ uploads: 'failed' });
    renameSync(`${uploadsFolder}-away`, uploadsFolder);
    expect((await backend.get('/_ready')).statusCode).toBe(200);
  });

  it('is 503 until the search index is loaded, and 200 if only an optional service is unreachable', async () => {
    const { readinessChecks } = load('platform/http/readiness.js');
    const search = readinessChecks.all().find(({ name }: { name: string }) => name === 'search');
    const run = vi.spyOn(search, 'run').mockRejectedValue(new Error('no'));
    expect((await ready())[1]).toMatchObject({ status: 'not ready', checks: { search: 'failed' } });
    run.mockRestore();
    readinessChecks.add({ name: 'extra', isOptional: true, run: () => Promise.reject(new Error('no')) });
    expect(await ready()).toMatchObject([200, { status: 'ready', checks: { extra: 'degraded' } }]);
  });

  it('is 503 once the process stops', async () => {
    load('platform/http/readiness.js').announceStop();
    expect((await backend.get('/_ready')).json().checks).toMatchObject({ running: 'failed' });
  });
});
