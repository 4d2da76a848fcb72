import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { factNames } from '../../src/api/shop-setting/services/resolve-facts.ts';
import { isUrlRow } from '../../src/api/translation/services/url-row.ts';
import { createDictionary } from '../../src/api/translation/services/translate.ts';
import { urlProblem } from '../../src/platform/content/urls.ts';
import { missingInContent } from './content-texts.ts';
import { readSeedFile, seedFolder } from './seed-files.ts';

const languages = ['de', 'fr'];
const [german, french] = languages.map(dictionaryOf);

describe('the translations of the demo content', () => {
  it('have the same English texts in both languages, each once', () => {
    expect(german?.map(([english]) => english)).toEqual(french?.map(([english]) => english));
    const texts = german?.map(([english]) => english.trim()) ?? [];
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each(languages)('keep placeholders, links and marks (%s)', (language) => {
    const different = dictionaryOf(language).filter(
      ([english, text]) => JSON.stringify(marksOf(english)) !== JSON.stringify(marksOf(text)),
    );
    expect(different).toEqual([]);
  });

  it.each(languages)('are not empty (%s)', (language) => {
    expect(dictionaryOf(language).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(languages)(
    'have a URL for each category, page, article and video, and no two the same (%s)',
    (language) => {
      const urls = dictionaryOf(language).filter(([english]) => isUrlRow(english));
      const english = urls.map(([url]) => url);
      expect(english.toSorted()).toEqual(demoUrls().toSorted());
      expect(new Set(urls.map(([, url]) => url)).size).toBe(urls.length);
      for (const [one, url] of urls) {
        expect(urlProblem('api::page.page', url.slice(1)), url).toBeUndefined();
        expect(url === one || !english.includes(url), url).toBe(true);
      }
    },
  );

  it('are of texts that occur in the content', () => {
    const texts = german?.map(([english]) => english).filter((text) => !isUrlRow(text)) ?? [];
    const used = new Set<string>();
    class Recorded extends Map<string, string> {
      override get(english: string) {
        const found = super.get(english);
        if (found !== undefined) used.add(found);
        return found;
      }
    }
    missingInContent(new Recorded(createDictionary(texts.map((text) => [text, text]))));
    expect(texts.filter((text) => !used.has(text))).toEqual([]);
  });

  it.each(languages)('are complete (%s)', (language) => {
    expect(missingInContent(createDictionary(dictionaryOf(language)))).toEqual([]);
  });

  it.each(languages)('have the decimal mark of the language in formulas (%s)', (language) => {
    const dictionary = createDictionary(dictionaryOf(language));
    const formulas = formulasOfProducts();
    expect(formulas.length).toBeGreaterThan(0);
    for (const formula of formulas)
      expect(dictionary.get(formula), formula).toBe(formula.replaceAll(/(\d)\.(?=\d)/g, '$1,'));
  });
});

/** Values of specifications such as "≤ (U − 10 V) / 0.02 A". */
function formulasOfProducts(): string[] {
  const Product = v.object({
    specifications: v.array(v.object({ value: v.union([v.string(), v.number()]) })),
  });
  const products = readdirSync(path.join(seedFolder, 'products')).map((file) =>
    v.parse(Product, readSeedFile(path.join('products', file))),
  );
  const values = products.flatMap(({ specifications }) => specifications.map(({ value }) => String(value)));
  return [...new Set(values)].filter((value) => /[a-z]\) \/ .*\d\.\d/i.test(value));
}

function demoUrls(): string[] {
  const Entry = v.object({ url: v.string() });
  const listed = ['categories.yaml', 'videos.yaml'].flatMap((file) =>
    v.parse(v.array(Entry), readSeedFile(file)).map(({ url }) => url),
  );
  const named = ['pages', 'news'].flatMap((folder) =>
    readdirSync(path.join(seedFolder, folder)).map((file) => path.basename(file, '.yaml')),
  );
  return [...listed, ...named].map((url) => `/${url}`);
}

function dictionaryOf(language: string): [string, string][] {
  const files = readdirSync(path.join(seedFolder, 'translations', language)).toSorted();
  return files.flatMap((file) =>
    Object.entries(
      v.parse(v.record(v.string(), v.string()), readSeedFile(`translations/${language}/${file}`)),
    ),
  );
}

/** Placeholders, URLs and marks, in any order, because the order of words differs. */
function marksOf(text: string): string[] {
  const urls = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url = '']) => url);
  const marks = text.match(/\*\*|`|~~|\{[a-z]+\}|\{\{\//g) ?? [];
  return [...factNames(text), ...urls, ...marks].toSorted();
}
