import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readSeedFile, seedFolder } from './seed-files.ts';

const sources = path.join(import.meta.dirname, '../../src');
const Schema = v.object({
  attributes: v.record(
    v.string(),
    v.looseObject({
      type: v.string(),
      maxLength: v.optional(v.number()),
      component: v.optional(v.string()),
    }),
  ),
});
type Attributes = v.InferOutput<typeof Schema>['attributes'];

const collections = {
  categories: 'product-category',
  contacts: 'company-contact',
  families: 'product-family',
  news: 'news-article',
  pages: 'page',
  products: 'product',
  slides: 'slide',
  videos: 'video',
};

// A longer text would stop the first start with the demo content.
it('every text of the demo content fits its field', () => {
  const ofCollections = Object.entries(collections).flatMap(([folder, type]) =>
    entriesIn(folder).flatMap((entry) => longTexts(entry, attributesOf(type), folder)),
  );
  const ofSingles = filesIn('singles').flatMap((file) =>
    longTexts(readSeedFile(`singles/${file}`), attributesOf(path.basename(file, '.yaml')), file),
  );
  expect([...ofCollections, ...ofSingles]).toEqual([]);
});

it('a text that is too long is detected, also in a component', () => {
  const entry = { title: 'x'.repeat(1000), seo: { metaTitle: 'x'.repeat(61), metaDescription: 'short' } };
  expect(longTexts(entry, { ...attributesOf('slide'), ...attributesOf('page') }, 'pages')).toEqual([
    expect.stringContaining('pages seo metaTitle'),
  ]);
  expect(longTexts(entry, attributesOf('slide'), 'slides')).toEqual([
    expect.stringContaining('slides title'),
  ]);
});

function longTexts(entry: unknown, attributes: Attributes, where: string): string[] {
  if (!isObject(entry)) return [];
  return Object.entries(attributes).flatMap(([name, { maxLength = Infinity, component }]) => {
    const place = `${where} ${name}`;
    return [entry[name]].flat().flatMap((value) => {
      if (typeof value === 'string') return value.length > maxLength ? [`${place}: ${value}`] : [];
      return component ? longTexts(value, attributesOfComponent(component), place) : [];
    });
  });
}

const attributesOf = (type: string) => schemaAt(`api/${type}/content-types/${type}/schema.json`);
const attributesOfComponent = (name: string) => schemaAt(`components/${name.replace('.', '/')}.json`);

function schemaAt(file: string): Attributes {
  return v.parse(Schema, JSON.parse(readFileSync(path.join(sources, file), 'utf8'))).attributes;
}

function entriesIn(folder: string): unknown[] {
  const list = existsSync(path.join(seedFolder, `${folder}.yaml`)) ? readSeedFile(`${folder}.yaml`) : [];
  return [
    ...(Array.isArray(list) ? list : []),
    ...filesIn(folder).map((file) => readSeedFile(`${folder}/${file}`)),
  ];
}

function filesIn(folder: string): string[] {
  const full = path.join(seedFolder, folder);
  return existsSync(full) ? readdirSync(full).filter((file) => file.endsWith('.yaml')) : [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
