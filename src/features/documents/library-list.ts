import type { SavedDocument } from '#src/contract/library.ts';
import { m } from '#src/messages/m.ts';

const sorts = ['saved', 'name', 'size'] as const;
const shows = ['all', 'pinned', 'opened', 'outdated'] as const;

/** The selected search, filters and sort order, stored in the URL. */
export interface Choice {
  query: string;
  type: string;
  language: string;
  show: (typeof shows)[number];
  sort: (typeof sorts)[number];
}

export const parseChoice = (search: URLSearchParams): Choice => ({
  query: search.get('q') ?? '',
  type: search.get('type') ?? '',
  language: search.get('language') ?? '',
  show: shows.find((show) => show === search.get('show')) ?? 'all',
  sort: sorts.find((sort) => sort === search.get('sort')) ?? 'saved',
});

/** Applies the filters and the sort order. */
export const filterAndSort = (documents: SavedDocument[], { type, language, show, sort }: Choice) =>
  documents
    .filter((document) => type === '' || document.type === type)
    .filter((document) => language === '' || document.language === language)
    .filter((document) => isShown(document, show))
    .toSorted(orders[sort]);

function isShown({ isPinned, newer }: SavedDocument, show: Choice['show']): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'pinned':
      return isPinned;
    case 'opened':
      return !isPinned;
    case 'outdated':
      return newer !== null;
  }
}

type Order = (a: SavedDocument, b: SavedDocument) => number;
const byName: Order = (a, b) => a.title.localeCompare(b.title, m.language.code, { numeric: true });

const orders: Record<Choice['sort'], Order> = {
  saved: (a, b) => b.savedAt - a.savedAt || byName(a, b),
  name: byName,
  size: (a, b) => b.sizeBytes - a.sizeBytes || byName(a, b),
};

export const valuesOf = (documents: SavedDocument[], key: 'type' | 'language'): string[] =>
  [...new Set(documents.map((document) => document[key]))].filter(Boolean).toSorted();
