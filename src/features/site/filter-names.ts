import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/request.ts';
import type { ByLanguage, FilterNames } from '#src/contract/filter-names.ts';
import { parameterName } from '#src/format/parameter-name.ts';

const contract = () => import('#src/contract/filter-names.ts');

/** Saved with the site, so that a list keeps its filters when the language is switched without a connection. */
export const filterNamesQuery = queryOptions({
  queryKey: ['translation', 'filters'],
  queryFn: ({ signal }) =>
    request('/api/translation/filters', async () => (await contract()).parseFilterNames, { signal }),
});

/** The query of this page with the names of its filters in a language. */
export async function searchIn(client: QueryClient, search: string, language: string): Promise<string> {
  // Without the names, the server redirects to them.
  const filters = await client.fetchQuery({ ...filterNamesQuery, retry: false }).catch(() => []);
  return filtersIn(search, { filters, language });
}

interface InLanguage {
  filters: readonly FilterNames[];
  language: string;
}

/**
 * The query of a list in a language: `?pressure-type=Absolute&sort=-accuracy` for `?druckart=Absolutdruck&sort=-genauigkeit`.
 * Names and options that the language has, and unknown ones, stay as they are.
 */
export function filtersIn(search: string, { filters, language }: InLanguage): string {
  const pairs = [...new URLSearchParams(search)];
  const own = pairs.map(([name, value]) => pairIn(name, value, { filters, language }));
  const isChanged = own.some(([name, value], index) => {
    const [before, valueBefore] = pairs[index] ?? [];
    return name !== before || value !== valueBefore;
  });
  return isChanged ? `?${new URLSearchParams(own)}` : search;
}

function pairIn(name: string, value: string, { filters, language }: InLanguage): [string, string] {
  if (name === 'sort') {
    const [, minus = '', by = ''] = /^(-?)(.*)$/s.exec(value) ?? [];
    return [name, minus + parameterIn(by, { filters, language })];
  }
  const [, base = name, part = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const parameter = parameterIn(base, { filters, language });
  if (part !== '') return [parameter + part, value];
  const options = filters
    .filter((filter) => parameterName(filter.name[language] ?? '') === parameter)
    .flatMap((filter) => filter.options);
  return [parameter, findText(options, language, (text) => text === value)?.[language] ?? value];
}

function parameterIn(parameter: string, { filters, language }: InLanguage): string {
  const names = filters.map(({ name }) => name);
  const name = findText(names, language, (text) => parameterName(text) === parameter)?.[language];
  return name === undefined ? parameter : parameterName(name);
}

/** The first text that matches in the language, otherwise the first that matches in another one. */
function findText(texts: ByLanguage[], language: string, matches: (text: string) => boolean) {
  return (
    texts.find((text) => matches(text[language] ?? '')) ??
    texts.find((text) => Object.values(text).some(matches))
  );
}
