import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { limitRepeats } from '../src/platform/logs/limit-repeats';
import { type LogLine, logLine } from '../src/platform/logs/log-line';
import { createLogWriter, logAlways } from '../src/platform/logs/log-writer';
import { redact } from '../src/platform/logs/redact';
import { requestIdOf } from '../src/platform/logs/request-id';

const token = 'q3vN-0a_T9s8LhWmUe2f7RzYc4KxJb1GdPiO5nQtEwA';

describe('a line of the log', () => {
  it.each([
    ['GET /api/search?q=rtd 200', 'GET /api/search?[query] 200'],
    ['POST https://a.example/x?token=1&y=2, failed', 'POST https://a.example/x?[query] failed'],
    [
      `GET /calibration-and-repair/status/${'a1'.repeat(12)}-${token}`,
      'GET /calibration-and-repair/status/[token]',
    ],
    [`guest ${token.replaceAll(/\d/g, 'x')}`, 'guest [token]'],
    [`reset ${'0f'.repeat(20)}`, 'reset [token]'],
    ['550 <ada.byron+x@mail.example.com>: unknown', '550 <[email]>: unknown'],
    ['to "ada b"@example.com', 'to [email]'],
    ['grüße@bücher.example', '[email]'],
    ['/confirm/ada%40example.com', '/confirm/[email]'],
    ['smtps://desk:p4ss@mail.example:465 refused', 'smtps://[credentials]@mail.example:465 refused'],
    ['Authorization: Bearer abc def', 'Authorization: [removed]'],
    ['sent Bearer abc.def', 'sent Bearer [token]'],
    ['jwt eyJhbGciOi.eyJpZCI6MX0.c2ln expired', 'jwt [token] expired'],
    ['{"password": "letme in", "x": 1}', '{"password": [removed], "x": 1}'],
    ['key sk_live_4eC39HqLyjW and pi_1_secret_Xy9', 'key [token] and [token]'],
    ["insert into `t` values ('o''brien', 'x')", "insert into `t` values ('?', '?')"],
    ['invalid input syntax for type integer: "Ada"', 'invalid input syntax for type integer: "?"'],
    ['Key (email)=(ada) already exists.', 'Key (email)=(?) already exists.'],
  ])('%s', (given, expected) => {
    expect(redact(given)).toBe(expected);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'migrating 5.0.0-01-convert-identifiers-long-than-max-length',
    'insert into `mails` (`mail`) values (?, ?) - SQLITE_CONSTRAINT: UNIQUE constraint failed: mails.mail',
    'api::product.product 3f2c9a41-8d6e-4b5a-9c1d-2e7f60a4b8c3 could not be indexed',
    '    at run (/srv/node_modules/@strapi/core@5.54.0/dist/services/document-service/index.js:12:7)',
  ])('keeps what an operator needs: %s', (given) => {
    expect(redact(given)).toBe(given);
  });

  it('has none of the texts that the sender wrote, even in another case, encoded or cut off', () => {
    const long = `Where is my order? ${'Please answer. '.repeat(40)}`;
    const sent = ['druck (16 bar)', long, 'x.y*'];
    expect(redact('No result for DRUCK (16 BAR)', sent)).toBe('No result for [sent]');
    expect(redact('No result for druck%20(16%20bar)', sent)).toBe('No result for [sent]');
    expect(redact(`Too long: ${long.slice(0, 300)}`, sent)).toBe('Too long: [sent]');
    expect(redact('x.y* xzy', sent)).toBe('[sent] xzy');
  });

  it('takes little time for the most hostile text', () => {
    for (const part of ['a', 'a@', '"', "'", '?', 'a.', '(', ' select ', '=', '_secret', 'password=']) {
      expect(redact(part.repeat(100_000)).length).toBeLessThan(20_000);
    }
  });
});

describe('an error in the log', () => {
  it('has its message once, its frames, and nothing else that it carries', () => {
    const error = Object.assign(new Error('no\u001B[2Jpe'), {
      level: 'error',
      bindings: ['Ada'],
      detail: 'Ada',
    });
    const line = logLine(error as never, new Date(0));
    expect(line).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'error',
      message: 'no\u{FFFD}[2Jpe',
      stack: expect.stringMatching(/^ {4}at /),
    });
  });

  it.each([[undefined], [null], [''], [{}], [42]])('is written even if the message is %s', (message) => {
    expect(logLine({ level: 'error', message }).message).not.toBe('');
  });
});

describe('the id of a request', () => {
  const key = '3F2C9A41-8D6E-4B5A-9C1D-2E7F60A4B8C3';

  it('is the key of the outbox, otherwise that of a proxy', () => {
    expect(requestIdOf({ 'idempotency-key': key, 'x-request-id': 'a'.repeat(32) })).toBe(key.toLowerCase());
    expect(requestIdOf({ 'x-request-id': 'a'.repeat(32) })).toBe('a'.repeat(32));
  });

  it.each(['', 'short', `${key}\n{"level":"error"}`, 'ada@example.com', 'x'.repeat(10_000), `${key}${key}`])(
    'is a new one in place of %j',
    (sent) => {
      const id = requestIdOf({ 'idempotency-key': sent, 'x-request-id': sent });
      expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
      expect(id).not.toBe(requestIdOf({}));
    },
  );
});

describe('an error that repeats', () => {
  const line = (message: string, level = 'error'): LogLine => ({ time: '', level, message });

  it('is written at once, then once per period with the number of repeats, until it stops', () => {
    vi.useFakeTimers();
    const written: [string, number | undefined][] = [];
    const log = limitRepeats(({ message, repeated }) => written.push([message, repeated]), 1000);
    for (let n = 1; n <= 100; n += 1) log.write(line(`Job ${n} failed: "x${n}"`));
    log.write(line('Another'));
    log.write(line('GET / 500', 'http'));
    log.write(line('GET / 500', 'http'));
    expect(written.splice(0)).toEqual([
      ['Job 1 failed: "x1"', undefined],
      ['Another', undefined],
      ['GET / 500', undefined],
      ['GET / 500', undefined],
    ]);
    vi.advanceTimersByTime(1000);
    expect(written.splice(0)).toEqual([['Job 100 failed: "x100"', 99]]);
    log.write(line('Job 101 failed: "x"'));
    vi.advanceTimersByTime(10_000);
    expect(written.splice(0)).toEqual([['Job 101 failed: "x"', 1]]);
    log.write(line('Job 102 failed: "x"'));
    log.write(line('Job 103 failed: "x"'));
    log.flush();
    expect(written).toEqual([
      ['Job 102 failed: "x"', undefined],
      ['Job 103 failed: "x"', 1],
    ]);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('needs bounded memory for any number of different errors, and loses none', () => {
    let count = 0;
    const log = limitRepeats(() => (count += 1));
    const letters = (n: number) => [...String(n)].map((digit) => 'ghijklmnop'[Number(digit)]).join('');
    for (let n = 0; n < 2000; n += 1) log.write(line(`Error ${letters(n)}`));
    log.flush();
    expect(count).toBe(2000);
  });
});

describe('without LOG_FORMAT', () => {
  it.each([
    ['0', /^\{"time":"[^"]+","level":"warn","message":"careful"\}\n$/],
    ['1', /^\[[\d :.-]+\] \S*warn\S*: careful\n$/],
  ])('the log is text at a terminal, otherwise JSON (FORCE_COLOR=%s)', (color, expected) => {
    vi.stubEnv('FORCE_COLOR', color);
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    createLogWriter();
    logAlways('careful', 'warn');
    const [[written] = []] = write.mock.calls;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    expect(written).toMatch(expected);
  });
});

describe('the process', () => {
  it('logs warnings of Node', () => {
    const { status, stdout, stderr } = inProcess('process.emitWarning("old", "DeprecationWarning")');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ level: 'warn', message: 'DeprecationWarning: old' });
  });

  it.each([
    'setTimeout(() => { throw new Error("no ada@x.example") })',
    'Promise.reject(new Error("no ada@x.example"))',
  ])('ends after a crash with code 1 and one redacted line: %s', (crash) => {
    const { status, stdout, stderr } = inProcess(crash);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ level: 'error', message: 'The server crashed: no [email]' });
  });

  function inProcess(code: string) {
    const writer = path.resolve(
      import.meta.dirname,
      '..',
      'dist',
      'src',
      'platform',
      'logs',
      'log-writer.js',
    );
    const start = `const log = require(${JSON.stringify(writer)}); log.createLogWriter('json'); log.logProcess();`;
    return spawnSync(process.execPath, ['-e', `${start} ${code}`], { encoding: 'utf8' });
  }
});
