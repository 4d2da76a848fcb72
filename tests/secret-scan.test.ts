import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canariesOf, plantedServices } from '../scripts/measure/planted-settings.mjs';
import { filesIn, forms, leaks, valuesInDump } from '../scripts/measure/secret-scan.mjs';

describe('the search for secrets', () => {
  const secret = { name: 'password', value: 'correct "horse"/é' };

  it.each([
    ['as it is', `a${secret.value}b`],
    ['in JSON', JSON.stringify(JSON.stringify(secret))],
    ['in a URL', `?p=${encodeURIComponent(secret.value)}`],
    ['in Base64', Buffer.from(secret.value, 'utf8').toString('base64')],
  ])('finds it %s', (_, text) => {
    expect(leaks([{ place: 'log', text }], [secret])).toEqual([{ name: 'password', place: 'log', count: 1 }]);
  });

  it('finds a number, but not in a longer one', () => {
    const card = { name: 'card number', value: '4242424242424242' };
    const found = (text: string) => leaks([{ place: 'log', text }], [card]).length;
    expect([found('card=4242424242424242&'), found('0x42424242424242424242'), found('4'.repeat(20))]).toEqual(
      [1, 0, 0],
    );
  });

  it('allows it only in the stated places', () => {
    const everywhere = ['log', 'mailbox'].map((place) => ({ place, text: secret.value }));
    const found = leaks(everywhere, [{ ...secret, allowed: /^mailbox$/ }]);
    expect(found.map(({ place }) => place)).toEqual(['log']);
  });

  it.each([
    'Bearer eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MSwiaWF0IjoxfQ.c2lnbmF0dXJlLW9m',
    'whsec_0123456789abcdef0123',
    '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
    '4242 4242 4242 4242',
    '-----BEGIN PRIVATE KEY-----',
  ])('recognises the format of %s', (text) => {
    expect(leaks([{ place: 'log', text }], forms)).toHaveLength(1);
  });

  it('finds it in built files with the stated endings only', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-built-'));
    mkdirSync(path.join(folder, 'assets'));
    for (const name of ['entry.js', 'entry.js.br'])
      writeFileSync(path.join(folder, 'assets', name), secret.value);
    const built = filesIn(folder, { place: 'built files', endings: /\.js$/ });
    expect(leaks(built, [secret])).toEqual([{ name: 'password', place: 'built files', count: 1 }]);
    rmSync(folder, { recursive: true });
  });
});

describe('a dump of Postgres', () => {
  const dump = [
    "SET client_encoding = 'UTF8';",
    'COPY public.orders (id, number, "order") FROM stdin;',
    '1\tO-1\t\\N',
    '2\tO\\\\2\\tx\t{"a": "\\\\"é\\\\""}',
    '\\.',
    '',
    'COPY public.empty (id) FROM stdin;',
    '\\.',
    'COPY public.mails (content) FROM stdin;',
    'two\\nlines',
    '\\.',
    '',
  ].join('\n');

  it('has every value, as it is in the database, with its table and column', () => {
    expect([...valuesInDump(dump)]).toEqual([
      { place: 'database orders.id', text: '1' },
      { place: 'database orders.number', text: 'O-1' },
      { place: 'database orders.id', text: '2' },
      { place: 'database orders.number', text: 'O\\2\tx' },
      { place: 'database orders.order', text: '{"a": "\\"é\\""}' },
      { place: 'database mails.content', text: 'two\nlines' },
    ]);
  });
});

describe('the secrets of settings', () => {
  it('are keys, salts, tokens, passwords, and the passwords of URLs', () => {
    const found = canariesOf({
      APP_KEYS: 'first-long-key,second-long-key',
      SMTP_URL: 'smtps://shop:word%20of%20mail@mail.example:465',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=token-of-the-collector',
      MEILISEARCH_ADMIN_KEY: 'key-of-the-admin',
      // Known to browsers, or not secret.
      MEILISEARCH_SEARCH_KEY: 'key-of-the-search',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
      SITE_URL: 'https://shop.example',
      MAIL_STAFF: 'desk@shop.example',
    });
    expect(found.map(({ value }) => value)).toEqual([
      'first-long-key',
      'second-long-key',
      'word of mail',
      'token-of-the-collector',
      'key-of-the-admin',
    ]);
  });

  it('are all in a build with planted ones', () => {
    const planted = plantedServices();
    const names = new Set(canariesOf(planted).map(({ name }) => name));
    const others = Object.keys(planted).filter((name) => !names.has(name));
    expect(others).toEqual([
      'ADMIN_EMAIL',
      'DATABASE_CLIENT',
      'STRIPE_PUBLISHABLE_KEY',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'MEILISEARCH_URL',
      'MEILISEARCH_SEARCH_KEY',
    ]);
  });
});
