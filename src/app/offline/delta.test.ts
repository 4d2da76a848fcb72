import { describe, expect, it } from 'vitest';
import { stillListed, toFetch, type Saved } from './delta.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const minute = 60_000;
const product = { path: '/products/apt', changedAt: '2026-01-01' };
const home = { path: '/', changedAt: null };

describe('the offline download', () => {
  it('downloads everything the first time', () => {
    expect(toFetch([home, product], {}, now)).toEqual([home, product]);
  });

  it('downloads nothing a few minutes later', () => {
    expect(toFetch([home, product], savedBefore(10 * minute), now)).toEqual([]);
  });

  it('downloads pages that an editor has changed', () => {
    const changed = { ...product, changedAt: '2026-03-01' };
    expect(toFetch([home, changed], savedBefore(10 * minute), now)).toEqual([changed]);
  });

  it('downloads pages made of many entries after an hour', () => {
    expect(toFetch([home, product], savedBefore(61 * minute), now)).toEqual([home]);
  });

  it('downloads everything again after a week', () => {
    expect(toFetch([home, product], savedBefore(8 * 1440 * minute), now)).toEqual([home, product]);
  });

  it('removes pages that no longer exist', () => {
    expect(stillListed([home], savedBefore(minute))).toEqual({ '/': expect.anything() });
  });
});

function savedBefore(age: number): Saved {
  return {
    '/': { changedAt: null, savedAt: now - age },
    '/products/apt': { changedAt: '2026-01-01', savedAt: now - age },
  };
}
