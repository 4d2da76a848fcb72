import type { SearchDocument } from '#src/contract/search-document.ts';

export type DocumentFilter = (document: SearchDocument) => boolean;

/** The attributes that filters and facets can use. */
export const filterable = ['kind'] as const;

export class InvalidFilter extends Error {}

const pattern = /^\s*kind\s*=\s*(["']?)(\w+)\1\s*$/;

/**
 * Parses `kind = "product"`, the only filter the site uses. Meilisearch's filters can do more.
 *
 * @throws {InvalidFilter}
 */
export function parseFilter(filter: string | null | undefined): DocumentFilter {
  if (!filter?.trim()) return () => true;
  const [, , kind] = pattern.exec(filter) ?? [];
  if (!kind)
    throw new InvalidFilter(`Expected a filter such as \`kind = "product"\`, but found \`${filter}\`.`);
  return (document) => document.kind === kind;
}
