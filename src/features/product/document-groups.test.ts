import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Document } from '#src/contract/document.ts';
import { currentDatasheet } from './current-datasheet.ts';
import { documentGroups } from './document-groups.ts';

describe('the documents of a product', () => {
  it('are grouped by type, newest revision first', () => {
    const groups = documentGroups([
      aDocument({ title: 'Quick guide', type: 'manual', date: '2025-02-01' }),
      aDocument({ title: 'Manual', type: 'manual', date: '2026-03-01' }),
      aDocument({ title: 'Datasheet', type: 'datasheet' }),
    ]);
    expect(titlesOf(groups)).toEqual([
      ['Datasheets', 'Datasheet'],
      ['Manuals', 'Manual', 'Quick guide'],
    ]);
  });

  it('are listed separately once they are replaced', () => {
    const groups = documentGroups([
      aDocument({ title: 'Then', type: 'manual', replacedBy: { revision: '2026-03' } }),
      aDocument({ title: 'Now', type: 'manual', replacedBy: null }),
    ]);
    expect(titlesOf(groups)).toEqual([
      ['Manuals', 'Now'],
      ['Older revisions', 'Then'],
    ]);
    expect(groups[1]?.members[0]?.replacedByRevision).toBe('2026-03');
  });

  it('start with the current English datasheet', () => {
    const sheets = [
      aDocument({ title: 'Then', language: 'en', replacedBy: { revision: '2026-03' } }),
      aDocument({ title: 'Jetzt', language: 'de' }),
      aDocument({ title: 'Now', language: 'en' }),
    ];
    expect(currentDatasheet(sheets)?.title).toBe('Now');
    expect(currentDatasheet(sheets.slice(0, 2))?.title).toBe('Jetzt');
    expect(currentDatasheet(sheets.slice(0, 1))).toBeUndefined();
  });
});

const titlesOf = (groups: ReturnType<typeof documentGroups>) =>
  groups.map(({ heading, members }) => [heading, ...members.map(({ title }) => title)]);

const aDocument = (fields: object) =>
  v.parse(Document, { documentId: 'd', title: 'Document', url: 'd', type: 'datasheet', ...fields });
