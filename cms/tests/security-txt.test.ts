import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';

const url = '/.well-known/security.txt';
const dayMs = 24 * 60 * 60 * 1000;

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

function set(settings: { SECURITY_CONTACT?: string; SITE_URL?: string }): void {
  const none = { SECURITY_CONTACT: undefined, SITE_URL: undefined };
  Object.assign(load('platform/config/environment.js').environment(), none, settings);
}

async function fields(): Promise<Record<string, string>> {
  const { payload } = await backend.get(url);
  const lines = payload.trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
}

describe('/.well-known/security.txt', () => {
  it('does not exist without SECURITY_CONTACT', async () => {
    set({});
    expect((await backend.get(url)).statusCode).toBe(404);
  });

  it('names the contact and its own URL', async () => {
    set({ SECURITY_CONTACT: 'mailto:security@example.com', SITE_URL: 'https://www.example.com' });
    const { statusCode, headers } = await backend.get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await fields()).toEqual({
      Contact: 'mailto:security@example.com',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'en',
      Canonical: 'https://www.example.com/.well-known/security.txt',
    });
  });

  it('is valid for more than five months and less than a year', async () => {
    set({ SECURITY_CONTACT: 'mailto:security@example.com' });
    const days = (Date.parse((await fields()).Expires ?? '') - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  it('names no URL of its own that is not https', async () => {
    set({ SECURITY_CONTACT: 'mailto:security@example.com', SITE_URL: 'http://www.example.com' });
    expect(await fields()).not.toHaveProperty('Canonical');
  });

  it('is sent for HEAD without a body, and not for POST', async () => {
    set({ SECURITY_CONTACT: 'mailto:security@example.com' });
    expect(await backend.send({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, payload: '' });
    expect((await backend.send({ method: 'POST', url })).statusCode).toBeGreaterThanOrEqual(404);
  });
});

describe('the content security policy', () => {
  it('asks browsers to report what the policy blocks, and requires Trusted Types of pages', async () => {
    set({});
    const { headers: overHttp } = await backend.get('/?http');
    expect(overHttp['content-security-policy']).toContain('report-uri /_csp-reports; require-trusted');
    set({ SITE_URL: 'https://shop.example' });
    const { headers } = await backend.get('/');
    expect(headers['content-security-policy']).toMatch(
      /report-uri \/_csp-reports; report-to csp; require-trusted-types-for 'script'; trusted-types default server-html$/,
    );
    expect(headers['reporting-endpoints']).toBe('csp="/_csp-reports"');
    const worker = await backend.get('/sw.js');
    expect(worker.headers['content-security-policy']).not.toContain('trusted-types');
  });

  it('allows the scripts in the list of docs/security.md, and fewer where cards are entered', async () => {
    const settings = load('platform/config/environment.js').environment();
    const before = { ...settings };
    Object.assign(settings, {
      STRIPE_SECRET_KEY: 'sk_test_x',
      RECAPTCHA_SITE_KEY: 'x',
      ANALYTICS_URL: 'https://analytics.example/x',
    });
    const [other, ...payment] = await Promise.all(
      ['/news?scripts', '/checkout?scripts', '/account/cards?scripts'].map((url) => backend.get(url)),
    );
    Object.assign(settings, { STRIPE_SECRET_KEY: undefined, RECAPTCHA_SITE_KEY: undefined }, before);
    expect(scriptsOf(other)).toEqual(listed(['all', 'not payment']));
    for (const page of payment) expect(scriptsOf(page)).toEqual(listed(['all']));
    // Not enforced for third-party scripts.
    expect(other?.headers['content-security-policy']).not.toContain('trusted-types');
    expect(other?.headers['content-security-policy-report-only']).toContain("trusted-types-for 'script'");
  });
});

describe('a browser report about it', () => {
  it('is counted and logged without anything personal', async () => {
    const { metrics } = load('platform/metrics/metrics.js');
    const counted = async (directive: string) =>
      String(await metrics.getSingleMetricAsString('fieldshop_csp_reports_total')).match(
        new RegExp(`directive="${directive}"} (\\d+)`),
      )?.[1];
    const send = (payload: string, remoteAddress = '10.3.3.3') =>
      backend.send({ method: 'POST', url: '/_csp-reports', payload, remoteAddress });
    const warn = vi.spyOn(backend.strapi.log, 'warn').mockReturnValue(backend.strapi.log);
    const documentURL = 'https://shop.example/orders/abc?token=secret';
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x?y',
      documentURL,
    };
    const extension = { ...body, sourceFile: 'chrome-extension://abc/x.js' };
    const odd = { ...body, effectiveDirective: '"} 1', blockedURL: 'secret', documentURL: '//secret' };
    const reports = [body, extension, odd].map((each) => ({ type: 'csp-violation', body: each }));
    expect((await send(JSON.stringify(reports))).statusCode).toBe(204);
    const old = { 'document-uri': documentURL, 'violated-directive': 'img-src', 'blocked-uri': 'inline' };
    await send(JSON.stringify({ 'csp-report': old }));
    for (const wrong of ['', 'x', '{}', '[1]', '[{"type":"csp-violation","body":{}}]'])
      expect((await send(wrong)).statusCode).toBe(204);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'The content security policy blocked https://evil.example by script-src-elem on /orders',
      'The content security policy blocked something by other on a page',
      'The content security policy blocked inline by img-src on /orders',
    ]);
    warn.mockRestore();
    for (const directive of ['script-src-elem', 'img-src', 'other'])
      expect(await counted(directive)).toBe('1');
    expect((await send('x'.repeat(40_000))).statusCode).toBe(400);
    const many = await Promise.all(Array.from({ length: 30 }, () => send('[]', '10.3.3.4')));
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});

function scriptsOf(page: { headers: Record<string, unknown> } | undefined): string[] {
  const [, sources = ''] = /script-src ([^;]*)/.exec(String(page?.headers['content-security-policy'])) ?? [];
  return sources
    .split(' ')
    .filter((source) => source.startsWith('https:'))
    .toSorted();
}

/** The origins of the table "Scripts" that are allowed on these pages. */
function listed(pages: string[]): string[] {
  const file = path.resolve(import.meta.dirname, '..', '..', 'docs', 'security.md');
  const [, section = ''] = readFileSync(file, 'utf8').split('## Scripts\n');
  const rows = [...section.matchAll(/^\| `([^`]+)` +\| ([\w ]+?) +\|/gm)];
  return rows
    .filter(([, , where = '']) => pages.includes(where))
    .map(([, origin = '']) => origin.replace('ANALYTICS_URL', 'https://analytics.example'))
    .toSorted();
}
