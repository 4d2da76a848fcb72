import { describe, expect, it } from 'vitest';
import { firstMemory, isFitting, noting } from './install-moment.ts';

const now = new Date('2026-11-21T10:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const moment = { now, hasSavedDocuments: false };

describe('the moment to offer installing', () => {
  it('is not the first visit', () => {
    expect(isFitting(firstMemory(now), moment)).toBe(false);
  });

  it('is a visit on another day', () => {
    expect(isFitting(firstMemory(now), { ...moment, now: daysLater(1) })).toBe(true);
  });

  it('is the third product', () => {
    const open = (...pages: string[]) => pages.reduce(noting, firstMemory(now));
    expect(isFitting(open('/products/a', '/products/b'), moment)).toBe(false);
    expect(isFitting(open('/products/a', '/products/a', '/products/a'), moment)).toBe(false);
    expect(isFitting(open('/products', '/products/a/documents', '/news/c'), moment)).toBe(false);
    expect(isFitting(open('/products/a', '/products/b', '/products/c'), moment)).toBe(true);
  });

  it('is after documents were saved', () => {
    expect(isFitting(firstMemory(now), { ...moment, hasSavedDocuments: true })).toBe(true);
  });

  it('is not within 90 days after "Not now"', () => {
    const memory = { ...firstMemory(now), putOffAt: now.getTime() };
    expect(isFitting(memory, { now: daysLater(89), hasSavedDocuments: true })).toBe(false);
    expect(isFitting(memory, { now: daysLater(91), hasSavedDocuments: false })).toBe(true);
  });
});
