import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { misplaced, read } from '../../tests/support/pdf-items.ts';
import { generatedFiles } from '../loader/generated-files.ts';
import { datasheetFile } from '../loader/seed-datasheets.ts';
import { documentEntries } from '../loader/seed-documents.ts';
import { datasheetDictionary } from '../loader/translated-datasheet.ts';
import { drawingSchema, datasheetContentSchema, wiringSchema } from '../pdf/datasheet-content.ts';
import type { Edition } from '../pdf/documents.ts';
import { readSeed, readSeedFile, seedFolder } from './seed-files.ts';

const seed = readSeed();
const files = generatedFiles(seedFolder);
const editions: Edition[] = ['en', 'de', 'fr', 'en-US'];

describe('the datasheets of the demo content', () => {
  it('exist in English, German, French and with US units, for each product', () => {
    const names = new Set(files.map(({ file }) => file));
    const documents = new Set(
      documentEntries(seedFolder).map(({ file, language }) => `${String(file)} ${String(language)}`),
    );
    for (const { url } of seed.products)
      for (const edition of editions) {
        expect(names).toContain(datasheetFile(url, edition));
        expect(documents).toContain(`${datasheetFile(url, edition)} ${edition}`);
      }
  });

  it.each(['de', 'fr'] as const)(
    'have a translation for each text of drawings and wiring (%s)',
    (language) => {
      const dictionary = datasheetDictionary(seedFolder, language);
      const texts = seed.products.flatMap(textsOf).filter((text) => /[a-z]{3}/.test(text));
      expect(texts.length).toBeGreaterThan(500);
      expect([...new Set(texts)].filter((text) => !dictionary.has(text))).toEqual([]);
    },
  );
});

describe('a datasheet', () => {
  const texts = new Map<Edition, string>();
  beforeAll(async () => {
    for (const edition of editions) texts.set(edition, await textOf('apt-210-010', edition));
  });
  const sheet = (edition: Edition) => texts.get(edition) ?? '';

  it('in German has German headings and a decimal comma', () => {
    for (const heading of [
      'Datenblatt',
      'Technische Daten',
      'Abmessungen',
      'Bestellangaben',
      'Zubehör',
      'Seite 1 von',
    ])
      expect(sheet('de')).toContain(heading);
    expect(sheet('de')).toContain('±0,25 % v. E.');
    expect(sheet('de')).not.toMatch(english);
    expect(sheet('de')).toContain('1.4404');
  });

  it('in French has French headings and a decimal comma', () => {
    for (const heading of [
      'Fiche technique',
      'Caractéristiques techniques',
      'Références de commande',
      'Accessoires',
    ])
      expect(sheet('fr')).toContain(heading);
    expect(sheet('fr')).toContain('±0,25 % EM');
    expect(sheet('fr')).not.toMatch(english);
  });

  it('with US units states the figures, and converts them with as many significant figures', () => {
    expect(sheet('en-US')).toContain('Datasheet, US edition');
    expect(sheet('en-US')).toMatch(/Measuring range\s+0 … 10\s+bar\s+≈ 0 … 145 psi/);
    expect(sheet('en-US')).toMatch(/Medium temperature\s+−40 … 125\s+°C\s+≈ −40 … 257 °F/);
    expect(sheet('en-US')).toMatch(/Weight\s+95\s+g\s+≈ 3.35 oz/);
    expect(sheet('en-US')).toMatch(/54 mm ≈ 2.13 in/);
    expect(sheet('en-US')).toContain('The stated figures apply.');
  });

  it('in English has no converted figures', () => {
    expect(sheet('en')).not.toMatch(/≈|psi/);
  });
});

describe('the texts of translated and converted datasheets', () => {
  // The longest names and the most specifications.
  it.each(['afm-500-050', 'adi-30'])('stay within the page (%s)', async (url) => {
    for (const edition of editions) {
      const sheet = await read(await pdfOf(url, edition));
      expect(misplaced(sheet, edition === 'en-US' ? 'us-letter' : 'a4')).toEqual([]);
    }
  });
});

const english =
  /\b(Specifications|Ordering|Dimensions in|Suitable|Revision 2|Accuracy|Measuring range|Accessories)\b/;

const textOf = async (url: string, edition: Edition) => (await read(await pdfOf(url, edition))).text;

async function pdfOf(url: string, edition: Edition): Promise<Buffer> {
  const found = files.find(({ file }) => file === datasheetFile(url, edition));
  if (!found) throw new Error(`${url} has no datasheet in ${edition}.`);
  return found.generate();
}

type Product = (typeof seed.products)[number];

function textsOf(product: Product): string[] {
  const { drawing, wiring, curve } = v.parse(datasheetContentSchema, product.pdf);
  const labels = drawing ? v.parse(drawingSchema, readSeedFile(`drawings/${drawing}.yaml`)).labels : [];
  const connected = wiring ? v.parse(wiringSchema, readSeedFile(`wiring/${wiring}.yaml`)) : undefined;
  return [
    product.name,
    ...product.specifications.flatMap(({ group, name }) => [group, name]),
    ...labels.map(({ text }) => text),
    ...(connected
      ? [
          connected.connector.name,
          connected.note ?? '',
          ...connected.pins.flatMap(({ pin, signal, colour = '', to = '' }) => [pin, signal, colour, to]),
        ]
      : []),
    curve?.quantity ?? '',
    curve?.title ?? '',
    curve?.error ?? '',
  ];
}
