import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clockDifference, keyUrl, newSecret, stepOf } from '../cms/src/api/second-factor/services/totp';

// "12345678901234567890" in base 32, the key of RFC 6238, appendix B.
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const step = 30_000;

// The rows for SHA-1 of that appendix. It lists 8 digits; 6 digits are the last of them (RFC 4226, 5.3).
const vectors: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

describe('a code', () => {
  it.each(vectors)('of second %i is %s in RFC 6238, which belongs to its time step', (seconds, code) => {
    expect(stepOf(key, code.slice(-6), seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of a clock that is %i steps ahead is accepted: %s', (steps, isAccepted) => {
    const now = 1_800_000_000_000;
    expect(stepOf(key, codeAt(now + steps * step), now)).toBe(isAccepted ? now / step + steps : undefined);
  });

  it.each(['', '28708', '2870822', '28708a', '287 082', ' 287082', '٢٨٧٠٨٢', '-87082'])(
    'is not %j',
    (code) => {
      expect(stepOf(key, code, 59_000)).toBeUndefined();
    },
  );

  it('with a leading zero is accepted', () => {
    expect(stepOf(key, '081804', 1_111_111_109_000)).toBe(37_037_036);
  });
});

describe('the clock of a phone', () => {
  const now = 1_800_000_000_000;

  it.each([
    [5, 5],
    [-5, -5],
    [30, 30],
    [-30, -30],
    [0.5, 1],
    [-0.5, -1],
  ])('that is %d minutes ahead is recognised by its code', (minutes, found) => {
    expect(clockDifference(key, codeAt(now + minutes * 60_000), now)).toBe(found);
  });

  it('is not recognised by a code of another secret, or beyond half an hour', () => {
    expect(clockDifference(newSecret(), codeAt(now), now)).toBeUndefined();
    expect(clockDifference(key, codeAt(now + 31 * 60_000), now)).toBeUndefined();
  });
});

describe('a new secret', () => {
  it('has 160 random bits, as RFC 4226 recommends', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(Array.from({ length: 100 }, newSecret)).size).toBe(100);
  });

  it('is in the QR code, with the names that the app shows', () => {
    const url = new URL(keyUrl({ secret: key, issuer: 'Sensors: A & B', email: 'ada+x@example.test' }));
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toBe('/Sensors  A & B:ada+x@example.test');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Sensors  A & B',
      secret: key,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

/** Calculated here, so that the library is compared with something else. */
function codeAt(now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / step)));
  const hash = createHmac('sha1', '12345678901234567890').update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
