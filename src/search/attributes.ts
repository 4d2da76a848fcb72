import type { SearchDocument } from './search-document.ts';

export const filterable = [
  'id',
  'kind',
  'url',
  'title',
  'partNumber',
  'family',
  'category',
  'keywords',
  'lifecycle',
  'weight',
  'page',
  'price.amountMinor',
  'price.currency',
] as const;
export const sortable = ['title', 'partNumber', 'weight', 'page', 'price.amountMinor'] as const;

export type Value = string | number;

/** The values of an attribute such as `price.amountMinor`; empty if it is null. */
export function valuesOf(document: SearchDocument, path: string): Value[] {
  let value: unknown = document;
  for (const name of path.includes('.') ? path.split('.') : [path]) {
    if (typeof value !== 'object' || value === null) return [];
    value = Reflect.get(value, name);
  }
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is Value => typeof one === 'string' || typeof one === 'number',
  );
}
