import * as v from 'valibot';
import type { SearchQuery } from '../../../../platform/site-build/site-entry';
import { SearchFailure } from './failure';

/** Maximum number of hits in a response. */
const maxHits = 1000;

// Limits far above what people and our own pages use. They prevent one search from exhausting the memory.
const words = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 500)),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50));
const size = v.pipe(
  count,
  v.transform((limit) => Math.min(limit, maxHits)),
);

/** The parameters of Meilisearch that the site uses. */
const Parameters = v.strictObject({
  q: v.nullish(words, ''),
  limit: v.nullish(size, 20),
  offset: v.nullish(count, 0),
  filter: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  facets: v.nullish(names),
  attributesToHighlight: v.nullish(names),
  attributesToCrop: v.nullish(names),
  cropLength: v.nullish(count, 10),
});

/** Parses the body of a search request. @throws SearchFailure with the same code as Meilisearch */
export function readParameters(body: unknown): SearchQuery {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new SearchFailure(400, 'malformed_payload', 'The JSON body must be an object.');
  const { success, output, issues } = v.safeParse(Parameters, body);
  if (success) return output;
  const [issue] = issues;
  const [name = ''] = String(v.getDotPath(issue) ?? '').split('.');
  if (!Object.hasOwn(Parameters.entries, name))
    throw new SearchFailure(
      400,
      'bad_request',
      `Unknown field \`${name}\`: expected one of \`${Object.keys(Parameters.entries).join('`, `')}\``,
    );
  throw new SearchFailure(400, codeOf(name), `Invalid value at \`.${name}\`: ${issue.message}`);
}

const numbers = new Set(['limit', 'offset', 'cropLength']);
const lists = new Set(['facets', 'attributesToHighlight', 'attributesToCrop']);

/** Parses search parameters in a URL: lists are separated by commas. */
export function readUrlParameters(query: Record<string, unknown>): SearchQuery {
  const entries = Object.entries(query).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    if (lists.has(name)) return [name, value.split(',').filter(Boolean)];
    return [name, numbers.has(name) && /^\d+$/.test(value) ? Number(value) : value];
  });
  return readParameters(Object.fromEntries(entries));
}

const codeOf = (name: string) =>
  `invalid_search_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
