import { m } from '#src/messages/m.ts';

interface Edition {
  url: string;
  language: string;
}

/** The American edition in English, with figures in US units too. */
export const usLanguage = 'en-US';

/**
 * The editions of each document: first the one in the language of the page, or in English if there is none. The URL of an
 * edition in another language is that of the document with the language at its end, such as `apt-210-manual-de`.
 */
export function byEdition<D extends Edition>(documents: D[]): { shown: D; others: D[] }[] {
  const editions = new Map<string, [D, ...D[]]>();
  for (const document of documents) {
    const url = originalUrl(document);
    const known = editions.get(url);
    if (known) known.push(document);
    else editions.set(url, [document]);
  }
  return [...editions.values()].map((all) => {
    const inLanguage = (code: string) => all.find(({ language }) => language === code);
    const shown = inLanguage(m.language.code) ?? inLanguage('en') ?? all[0];
    return { shown, others: all.filter((document) => document !== shown) };
  });
}

/** The documents in the language of the page, and those that exist only in another one. */
export const inOneLanguage = <D extends Edition>(documents: D[]): D[] =>
  byEdition(documents).map(({ shown }) => shown);

function originalUrl({ url, language }: Edition): string {
  const end = `-${language.toLowerCase()}`;
  return url.endsWith(end) ? url.slice(0, -end.length) : url;
}
