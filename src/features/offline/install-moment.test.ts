import { describe, expect, it } from 'vitest';
import { createMemory, shouldOfferInstall, recordVisit } from './install-moment.ts';

const now = new Date('2026-11-21T10:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const moment = { now, hasSavedDocuments: false };

describe('the moment to offer the installation', () => {
  it('is not the first visit', () => {
    expect(shouldOfferInstall(createMemory(now), moment)).toBe(false);
  });

  it('is a visit on another day', () => {
    expect(shouldOfferInstall(createMemory(now), { ...moment, now: daysLater(1) })).toBe(true);
  });

  it('is the third product', () => {
    const open = (...pages: string[]) => pages.reduce(recordVisit, createMemory(now));
    expect(shouldOfferInstall(open('/products/a', '/products/b'), moment)).toBe(false);
    expect(shouldOfferInstall(open('/products/a', '/products/a', '/products/a'), moment)).toBe(false);
    expect(shouldOfferInstall(open('/products', '/products/a/documents', '/news/c'), moment)).toBe(false);
    expect(shouldOfferInstall(open('/products/a', '/products/b', '/products/c'), moment)).toBe(true);
  });

  it('is after documents were saved', () => {
    expect(shouldOfferInstall(createMemory(now), { ...moment, hasSavedDocuments: true })).toBe(true);
  });

  it('is not within 90 days after "Not now"', () => {
    const memory = { ...createMemory(now), putOffAt: now.getTime() };
    expect(shouldOfferInstall(memory, { now: daysLater(89), hasSavedDocuments: true })).toBe(false);
    expect(shouldOfferInstall(memory, { now: daysLater(91), hasSavedDocuments: false })).toBe(true);
  });
});
