import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
// The demo company can be deleted.
const demo = ['cms/demo/content/translations'].filter((folder) => existsSync(path.join(root, folder)));
const folders = ['src/messages', 'cms/src/platform/messages', ...demo];

/** Words for things that docs/naming.md has one term for. The files with translations contain English texts too. */
const avoided: Record<string, RegExp> = {
  de: /Genauigkeit|Messfehler|Messmedi|\bMedium\b(?! temperature)|Bedienungsanleitung|\bDemo\b|(Vorführung|Termin|Angebot) anfragen|Kalibrierzertifikat|Tauchhülse|Firmenname|(Kunden|Benutzer)konto|Arbeitstag|Ansprechzeit/,
  fr: /micrologiciel|notices? d’utilisation|mode d’emploi|produit mesuré|constat d’étalonnage|courriel|numéro d’article|jours? ouvrables?|(plage|gamme)s? de mesure|convertisseur de pression|puits thermo/i,
};

describe.each(Object.entries(avoided))('one thing has one name in %s', (language, words) => {
  it.each(folders)('in %s', (folder) => {
    const files = readdirSync(path.join(root, folder, language));
    expect(files).not.toEqual([]);
    const uses = files.flatMap((file) =>
      readFileSync(path.join(root, folder, language, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const word = words.exec(line)?.[0];
          return word === undefined ? [] : [`${file}:${index + 1}: ${word}`];
        }),
    );
    expect(uses).toEqual([]);
  });
});
