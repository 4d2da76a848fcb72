import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, copyDatabase, uploadsFolder } from './support/backend';
import { startCollector } from './support/collector';
import { aMessage, sendForm } from './support/forms';
import { startProcess } from './support/processes';

const token = 'a-token.for_tests~1';
let backend: Backend;

beforeAll(async () => {
  process.env.METRICS_TOKEN = token;
  backend = await aBackend();
});
afterAll(() => {
  delete process.env.METRICS_TOKEN;
});

const scrape = (authorization = `Bearer ${token}`) => backend.get('/metrics', { authorization });

/** The value of a line such as `name{label="x"}`. */
async function valueOf(series: string): Promise<number> {
  const { body } = await scrape();
  const line = body.split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.slice(series.length));
}

describe('GET /metrics', () => {
  it.each(['', 'Bearer ', `Bearer ${token}x`, 'Bearer wrong', `Basic ${token}`, token])(
    'is 401 with the header %j',
    async (authorization) => {
      const response = await scrape(authorization);
      expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(response.body).not.toContain(token);
    },
  );

  it('has the format that Prometheus reads, and is not cached', async () => {
    const { statusCode, headers, body } = await scrape();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    for (const line of body.split('\n').filter((text) => text !== ''))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? (\d|nan|[+-]))/i);
    expect(body).toContain('process_resident_memory_bytes ');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds ');
  });

  it('counts requests by route, never by URL', async () => {
    const series = 'fieldshop_http_requests_total{route="/api/products/:id",method="GET",status="4xx"}';
    const before = (await valueOf(series)) || 0;
    const names = Array.from({ length: 20 }, () => randomUUID());
    for (const name of names) await backend.get(`/api/products/${name}?x=${name}`);
    for (const name of names) await backend.get(`/api/${name}/${name}`);
    expect(await valueOf(series)).toBe(before + 20);
    const { body } = await scrape();
    for (const name of names) expect(body).not.toContain(name);
    expect(await valueOf('fieldshop_http_requests_total{route="unknown",method="GET",status="4xx"}')).toBe(
      20,
    );
    expect(
      await valueOf('fieldshop_http_request_duration_seconds_count{route="/api/products/:id",method="GET"}'),
    ).toBe(before + 20);
  });

  it('counts security events', async () => {
    const series = 'fieldshop_security_events_total{event="authz_fail"}';
    const before = (await valueOf(series)) || 0;
    await backend.get('/api/users/me');
    expect(await valueOf(series)).toBe(before + 1);
  });

  it('says whether each check of /_ready passes', async () => {
    const checks = ['database', 'migrations', 'uploads', 'search', 'running'];
    for (const check of checks)
      expect([check, await valueOf(`fieldshop_ready{check="${check}"}`)]).toEqual([check, 1]);
    renameSync(uploadsFolder, `${uploadsFolder}-away`);
    expect(await valueOf('fieldshop_ready{check="uploads"}')).toBe(0);
    expect(await valueOf('fieldshop_ready{check="database"}')).toBe(1);
    renameSync(`${uploadsFolder}-away`, uploadsFolder);
    expect(await valueOf('fieldshop_ready{check="uploads"}')).toBe(1);
  });

  it('counts a page as one request, whatever it reads', async () => {
    await backend.get('/');
    expect(await valueOf('fieldshop_http_request_duration_seconds_count{route="page",method="GET"}')).toBe(1);
  });

  it('counts cache hits and misses', async () => {
    const [hits, misses] = ['hit', 'miss'].map(
      (result) => `fieldshop_response_cache_requests_total{result="${result}"}`,
    );
    const before = [(await valueOf(String(hits))) || 0, (await valueOf(String(misses))) || 0];
    const url = '/api/products?pagination[pageSize]=7';
    await Promise.all([backend.get(url), backend.get(url)]);
    await backend.get(url);
    expect([await valueOf(String(hits)), await valueOf(String(misses))]).toEqual([
      Number(before[0]) + 2,
      Number(before[1]) + 1,
    ]);
  });

  it('counts what the outbox delivers, and again if it repeats', async () => {
    const series = (result: string) => `fieldshop_outbox_deliveries_total{result="${result}"}`;
    const before = (await valueOf(series('first'))) || 0;
    const key = randomUUID();
    await sendForm(aMessage('Counted Once'), { key });
    await sendForm(aMessage('Counted Once'), { key });
    await sendForm(aMessage('Another Body'), { key });
    expect(await valueOf(series('first'))).toBe(before + 1);
    expect(await valueOf(series('replayed'))).toBe(1);
    expect(await valueOf(series('other-body'))).toBe(1);
  });

  it('has orders by state, the queues, and says what it could not read', async () => {
    expect(await valueOf('fieldshop_orders{state="paid"}')).toBe(0);
    expect(await valueOf('fieldshop_mail_queue{state="failed"}')).toBe(0);
    expect(await valueOf('fieldshop_search_lag_seconds')).toBeGreaterThanOrEqual(0);
    expect(await valueOf('fieldshop_metric_failed{metric="fieldshop_orders"}')).toBe(0);
    // Strapi's type is a function, for which spyOn does not accept a getter.
    const db: { connection: object } = backend.strapi.db;
    const away = vi.spyOn(db, 'connection', 'get').mockImplementation(() => {
      throw new Error('connect ECONNREFUSED');
    });
    const { statusCode, body } = await scrape();
    away.mockRestore();
    expect(statusCode).toBe(200);
    expect(body).toContain('fieldshop_metric_failed{metric="fieldshop_orders"} 1');
    expect(body).not.toMatch(/^fieldshop_orders\{/m);
    expect(body).toContain('fieldshop_http_requests_total{');
  });
});

describe('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('requests and queries are traced, without what visitors wrote', async () => {
    const collector = await startCollector();
    const file = path.join(path.dirname(String(process.env.DATABASE_FILENAME)), 'traced.db');
    await copyDatabase(file);
    const { origin, stop } = await startProcess({
      DATABASE_FILENAME: file,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=for-tests',
    });
    const id = randomUUID();
    const headers = { 'x-request-id': id, 'user-agent': 'Mozilla/Geheim' };
    await fetch(`${origin}/api/products/none?fields[0]=name`, { headers });
    await fetch(`${origin}/api/search/indexes/site/search?q=Tiefbohrung&email=ada@secret.example`, {
      headers,
    });
    await fetch(`${origin}/_health`);
    // Otherwise, they are sent after five seconds.
    await stop();
    collector.stop();
    for (const part of [
      '/v1/traces',
      'fieldshop',
      'for-tests',
      id,
      'GET /api/products/:id',
      'indexes/:uid/search',
      'select ',
    ])
      expect(collector.received()).toContain(part);
    for (const part of ['Tiefbohrung', 'ada@', 'Geheim', 'peer', '_health'])
      expect(collector.received()).not.toContain(part);
  });
});
