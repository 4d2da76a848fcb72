// @ts-check

/**
 * The names of countries in a language, sorted by name: src/ui/form/countries.json has the English ones.
 * @param {Record<string, string>} english by ISO 3166 code
 * @param {string} language
 */
export function countriesIn(english, language) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = Object.entries(english).map(([code, name]) => [code, names.of(code) ?? name]);
  return Object.fromEntries(countries.toSorted(([, a = ''], [, b = '']) => a.localeCompare(b, language)));
}
