import type { SearchQuery } from '../../../../platform/site-build/search-engine';
import { badRequest, SearchFailure } from './failure';

export type Parameters = SearchQuery & { page?: number; hitsPerPage?: number };
type Kind = 'text' | 'number' | 'texts' | 'filter' | 'flag' | 'strategy';

/** Maximum number of hits across all pages. */
export const mostHits = 1000;

// Limits far above what people and our own pages use. They prevent one search from exhausting the memory.
const limits = { queryLength: 500, textLength: 200, filterLength: 4000, listEntries: 50 };

const kinds: Record<string, Kind> = {
  q: 'text',
  offset: 'number',
  limit: 'number',
  page: 'number',
  hitsPerPage: 'number',
  attributesToRetrieve: 'texts',
  attributesToCrop: 'texts',
  cropLength: 'number',
  attributesToHighlight: 'texts',
  highlightPreTag: 'text',
  highlightPostTag: 'text',
  cropMarker: 'text',
  filter: 'filter',
  sort: 'texts',
  facets: 'texts',
  showMatchesPosition: 'flag',
  showRankingScore: 'flag',
  matchingStrategy: 'strategy',
};

/** Parses search parameters in a request body, with the same errors as Meilisearch. */
export function readParameters(body: unknown): Parameters {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new SearchFailure(400, 'malformed_payload', 'The json payload provided is malformed.');
  const parameters: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const kind = kinds[name];
    if (!kind)
      throw badRequest(`Unknown field \`${name}\`: expected one of \`${Object.keys(kinds).join('`, `')}\``);
    if (value === null || value === undefined) continue;
    const problem = problemOf(kind, value) ?? (name === 'q' ? undefined : sizeProblem(kind, value));
    if (problem) throw new SearchFailure(400, codeOf(name), `Invalid value type at \`.${name}\`: ${problem}`);
    parameters[name] = typeof value === 'string' && name === 'q' ? value.slice(0, limits.queryLength) : value;
  }
  return parameters;
}

/** Parses search parameters in a URL: numbers as text, lists separated by commas, filters always as text. */
export function readAddressParameters(query: Record<string, unknown>): Parameters {
  const body = Object.entries(query).map(([name, value]) => {
    const kind = kinds[name];
    if (typeof value !== 'string') throw badRequest(`The parameter \`${name}\` must be given once.`);
    if (kind === 'texts') return [name, value.split(',').filter(Boolean)];
    if (kind === 'flag') return [name, value === 'true'];
    if (kind !== 'number') return [name, value];
    if (!/^\d+$/.test(value))
      throw new SearchFailure(
        400,
        codeOf(name),
        `Invalid value in parameter \`${name}\`: could not parse \`${value}\` as a positive integer`,
      );
    return [name, Number(value)];
  });
  return readParameters(Object.fromEntries(body));
}

const codeOf = (name: string) =>
  `invalid_search_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

function problemOf(kind: Kind, value: unknown): string | undefined {
  const isTexts = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((one) => typeof one === 'string');
  const found = `but found ${Array.isArray(value) ? 'an array' : `a ${typeof value}`}`;
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? undefined : `expected a string, ${found}`;
    case 'number':
      return Number.isInteger(value) && Number(value) >= 0
        ? undefined
        : `expected a positive integer, ${found}`;
    case 'texts':
      return isTexts(value) ? undefined : `expected an array of strings, ${found}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : `expected a boolean, ${found}`;
    case 'strategy':
      return value === 'last' || value === 'all' || value === 'frequency'
        ? undefined
        : 'expected one of `last`, `all`, `frequency`';
    case 'filter':
      return typeof value === 'string' ||
        (Array.isArray(value) && value.every((one) => typeof one === 'string' || isTexts(one)))
        ? undefined
        : `expected a string or an array of strings, ${found}`;
  }
}

function sizeProblem(kind: Kind, value: unknown): string | undefined {
  const texts = [value].flat(2).filter((text) => typeof text === 'string');
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (kind === 'filter')
    return length > limits.filterLength ? `expected at most ${limits.filterLength} characters` : undefined;
  if (texts.length > limits.listEntries) return `expected at most ${limits.listEntries} entries`;
  const isTooLong = texts.some((text) => text.length > limits.textLength);
  return isTooLong ? `expected at most ${limits.textLength} characters` : undefined;
}
