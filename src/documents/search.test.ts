import { describe, expect, it } from 'vitest';
import type { SavedDocument } from '#src/contract/library.ts';
import { searchSaved } from './search.ts';

describe('searching saved documents', () => {
  it('shows all of them without a query', () => {
    expect(urls('')).toEqual(['sheet', 'manual']);
  });

  it('searches titles', () => {
    expect(urls('operating')).toEqual(['manual']);
  });

  it.each(['APT210-010-G14', 'apt210010', 'apt 210 010'])('finds the part number written %s', (query) => {
    expect(urls(query)).toEqual(['sheet']);
  });

  it('searches the text, and says on which page it was found', () => {
    const [match] = search('torque');
    expect(match?.document.url).toBe('manual');
    expect(match?.hit).toEqual({ page: 2, before: 'Tighten with a ', match: 'torque', after: ' of 25 Nm' });
  });

  it('requires every word in the title and on one page together', () => {
    expect(urls('manual torque 25')).toEqual(['manual']);
    expect(urls('manual torque 30')).toEqual([]);
    expect(urls('torque wiring')).toEqual([]);
  });

  it('truncates a long text at words', () => {
    const long = `${'before '.repeat(30)}needle${' after'.repeat(30)}`;
    const [match] = searchSaved([manual], new Map([['m', [long]]]), 'needle');
    expect(match?.hit?.before).toMatch(/^… before .* before $/);
    expect(match?.hit?.after).toMatch(/^ after .* after …$/);
  });
});

const search = (query: string) => searchSaved([sheet, manual], texts, query);
const urls = (query: string) => search(query).map(({ document }) => document.url);

const sheet = document('sheet', { title: 'Datasheet', partNumber: 'APT210-010-G14-M12', checksum: 's' });
const manual = document('manual', { title: 'Operating manual', partNumber: 'ATP-400', checksum: 'm' });
const texts = new Map([
  ['s', ['Accuracy 0.25 %']],
  ['m', ['Wiring', 'Tighten with a torque of 25 Nm']],
]);

function document(
  url: string,
  { title, partNumber, checksum }: { title: string; partNumber: string; checksum: string },
): SavedDocument {
  const rest = { type: 'manual' as const, language: 'en', revision: '', date: null, sizeBytes: 1 };
  const state = { savedAt: 0, openedAt: null, isPinned: true, removedAt: null, newer: null };
  const products = [{ name: 'Transmitter', url: 'x', partNumber }];
  return { ...rest, ...state, url, title, checksum, products, fileUrl: `/uploads/${url}.pdf` };
}
