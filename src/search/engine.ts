import { filterable, sortable } from './attributes.ts';
import { InvalidFilter } from './filter-words.ts';
import { parseFilter } from './filter.ts';
import { createIndex } from './search-index.ts';
import { InvalidSort, searchIndex } from './search.ts';
import { suggest } from './suggest.ts';

/** Exports for the backend, which runs the same search as the device. */
export const searchEngine = {
  createIndex,
  searchIndex,
  suggest,
  parseFilter,
  filterable,
  sortable,
  InvalidFilter,
  InvalidSort,
};
