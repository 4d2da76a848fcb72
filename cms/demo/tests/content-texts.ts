import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { textFields } from '../../src/api/translation/services/text-fields.ts';
import { missingTexts } from '../../src/api/translation/services/translate.ts';
import { entryData } from '../../src/seed/entry-data.ts';
import { collections } from '../../src/seed/seed-entries.ts';
import { type Fields, readSingles } from '../../src/seed/seed-files.ts';
import { demoSource } from '../demo-source.ts';
import { readSeedFile, seedFolder } from './seed-files.ts';

const source = path.join(import.meta.dirname, '../../src');
const Schema = v.looseObject({ attributes: v.record(v.string(), v.looseObject({ type: v.string() })) });
type Schemas = Record<string, v.InferOutput<typeof Schema>>;

// What Strapi knows about the content types, without starting it.
const contentTypes = schemasIn('api', (file) => {
  const [api = '', , name = ''] = file.split('/');
  return `api::${api}.${name}`;
});
const components = schemasIn('components', (file) => file.replace('/', '.').replace('.json', ''));
const strapi = {
  contentTypes,
  components,
  getModel: (uid: string) => contentTypes[uid] ?? components[uid],
} as unknown as Core.Strapi;

const fields = textFields(strapi);

/** The texts of the demo content that are not in the dictionary, of all that visitors see. */
export const missingInContent = (dictionary: ReadonlyMap<string, string>): string[] =>
  missingTexts(demoContent(), { dictionary, fields });

let content: unknown[] | undefined;

/** Everything as the API returns it, as far as it has texts. */
function demoContent(): unknown[] {
  const media = ['media.yaml', 'media-drawings.yaml', 'media-variants.yaml'].map(readSeedFile);
  content ??= [
    ...collections.filter(([, uid]) => !notShown.has(uid)).flatMap(([name, uid]) => entriesOf(name, uid)),
    ...readSingles(seedFolder).map(({ name, data }) => dataOf(`api::${name}.${name}`, data)),
    readSeedFile('navigation.yaml'),
    media,
  ];
  return content;
}

// Customers see neither the names of price lists nor the fields of instruments.
const notShown = new Set<string>(['api::market.price-list', 'api::instrument.instrument']);

const entriesOf = (name: string, uid: UID.ContentType) =>
  (demoSource(seedFolder).entriesOf?.(name) ?? []).map(({ earlierUrls: _earlierUrls, ...entry }) =>
    dataOf(uid, shownOf(name, entry)),
  );

function shownOf(name: string, entry: Fields): Fields {
  // The names of people stay as they are.
  if (name === 'contacts') return { ...entry, name: '' };
  // Customers see no other texts of a tax rate. Its region is a code.
  return name === 'tax-rates' ? { name: entry.name } : entry;
}

function dataOf(uid: UID.ContentType, entry: Fields): Fields | undefined {
  const lookup = { media: () => 1, document: () => 'a', warn: () => {} };
  return entryData({ strapi, lookup }, uid, entry);
}

function schemasIn(folder: string, uidOf: (file: string) => string): Schemas {
  const files = readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.json') && (folder === 'components' || file.endsWith('/schema.json')))
      .map((file) => [
        uidOf(file),
        v.parse(Schema, JSON.parse(readFileSync(path.join(source, folder, file), 'utf8'))),
      ]),
  );
}
