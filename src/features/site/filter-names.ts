import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/request.ts';
import type { FilterNames } from '#src/contract/filter-names.ts';
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
export function filtersIn(search: string, inLanguage: InLanguage): string {
  const pairs = [...new URLSearchParams(search)];
  const words = wordsOf(inLanguage);
  const own = pairs.map(([name, value]) => pairIn(name, value, words));
  const isChanged = own.some(([name, value], index) => {
    const [before, valueBefore] = pairs[index] ?? [];
    return name !== before || value !== valueBefore;
  });
  return isChanged ? `?${new URLSearchParams(own)}` : search;
}

interface Words {
  /** By the parameter in any language. */
  parameters: Map<string, string>;
  /** By the parameter in the language: each option by its text in any language. */
  options: Map<string, Map<string, string>>;
}

/** Indexed, because a query can have a thousand parameters. */
function wordsOf({ filters, language }: InLanguage): Words {
  const parameters = new Map<string, string>();
  const options = new Map<string, Map<string, string>>();
  for (const filter of filters) {
    const own = parameterName(filter.name[language] ?? '');
    addWord(parameters, { own, all: Object.values(filter.name).map(parameterName) });
    const ownOptions = options.get(own) ?? new Map<string, string>();
    options.set(own, ownOptions);
    for (const option of filter.options)
      addWord(ownOptions, { own: option[language] ?? '', all: Object.values(option) });
  }
  for (const own of options.keys()) parameters.set(own, own);
  return { parameters, options };
}

function addWord(words: Map<string, string>, { own, all }: { own: string; all: string[] }) {
  for (const one of all) if (!words.has(one)) words.set(one, own);
  words.set(own, own);
}

function pairIn(name: string, value: string, { parameters, options }: Words): [string, string] {
  const parameterIn = (parameter: string) => parameters.get(parameter) ?? parameter;
  if (name === 'sort') {
    const [, minus = '', by = ''] = /^(-?)(.*)$/s.exec(value) ?? [];
    return [name, minus + parameterIn(by)];
  }
  const [, base = name, part = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const parameter = parameterIn(base);
  return [parameter + part, part === '' ? (options.get(parameter)?.get(value) ?? value) : value];
}
