import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

const root = join(import.meta.dirname, '../../..');

/** The folder of the demo content. */
export const seedFolder = join(root, 'cms/demo/content');

// Uses the backend's packages, because the site does not depend on a YAML parser.
const yaml: { parse: (text: string) => unknown } = createRequire(join(root, 'cms/package.json'))('yaml');

const parsed = new Map<string, unknown>();

/** Parses each text once, because many test files in one worker read the same content. */
export function parseYaml(text: string): unknown {
  if (!parsed.has(text)) parsed.set(text, yaml.parse(text));
  return structuredClone(parsed.get(text));
}

const seo = v.object({
  metaTitle: v.string(),
  metaDescription: v.string(),
  metaImage: v.optional(v.string()),
  metaSocial: v.optional(
    v.array(v.object({ title: v.string(), description: v.string(), image: v.optional(v.string()) })),
    [],
  ),
});
const urls = v.optional(v.array(v.string()), []);
const link = v.object({ label: v.string(), url: v.string() });

export const specificationSchema = v.object({
  group: v.string(),
  name: v.string(),
  value: v.string(),
  unit: v.optional(v.string()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
});

const product = v.looseObject({
  url: v.string(),
  name: v.string(),
  summary: v.string(),
  partNumber: v.string(),
  category: v.string(),
  family: v.string(),
  lifecycle: v.picklist(['active', 'not-for-new-designs', 'obsolete']),
  successor: v.optional(v.string()),
  description: v.string(),
  suitableFor: v.string(),
  notSuitableFor: v.string(),
  price: v.optional(v.number()),
  priceBreaks: v.array(v.object({ quantity: v.number(), price: v.number() })),
  stock: v.number(),
  minimumOrderQuantity: v.number(),
  shippingWeightGrams: v.number(),
  weight: v.number(),
  thumbnail: v.string(),
  productImages: v.array(v.string()),
  specifications: v.array(specificationSchema),
  accessories: urls,
  relatedProducts: urls,
  seo,
  pdf: v.looseObject({
    keyFigures: v.array(v.string()),
    drawing: v.string(),
    // Accessories without electronics have neither.
    wiring: v.optional(v.string()),
    curve: v.optional(v.looseObject({ unit: v.string(), to: v.number() })),
  }),
});

const category = v.looseObject({
  url: v.string(),
  image: v.string(),
  facets: v.array(
    v.object({
      specification: v.string(),
      kind: v.string(),
      unit: v.optional(v.string()),
      explanation: v.string(),
    }),
  ),
  seo,
});

const family = v.looseObject({
  url: v.string(),
  positions: v.optional(v.array(v.looseObject({ options: v.array(v.looseObject({})) })), []),
});
const block = v.looseObject({
  'product-list': v.optional(v.object({ products: v.array(v.string()) })),
  'download-list': v.optional(v.object({ documents: v.array(v.string()) })),
  video: v.optional(v.object({ video: v.string() })),
});
const blocks = v.array(block);
const written = v.looseObject({ url: v.string(), contentBlocks: blocks, seo });
const article = v.looseObject({
  ...written.entries,
  createdAt: v.string(),
  thumbnail: v.string(),
  products: urls,
});

const keyed = v.record(v.string(), v.unknown());
const document = v.looseObject({ url: v.string(), products: urls, families: urls });
const single = v.looseObject({ contentBlocks: v.optional(blocks) });

interface MenuItem {
  title: string;
  path?: string | undefined;
  items?: MenuItem[] | undefined;
}
const menuItem: v.GenericSchema<MenuItem> = v.object({
  title: v.string(),
  path: v.optional(v.string()),
  items: v.optional(v.array(v.lazy(() => menuItem))),
});

export type Product = v.InferOutput<typeof product>;
export type Specification = v.InferOutput<typeof specificationSchema>;

/** The whole demo content, parsed as far as the tests need it. */
export function readSeed() {
  const list = <S extends v.GenericSchema>(file: string, schema: S) =>
    v.parse(v.array(schema), readSeedFile(file));
  const folder = <S extends v.GenericSchema>(name: string, schema: S) =>
    readdirSync(join(seedFolder, name)).map((file) => v.parse(schema, readSeedFile(`${name}/${file}`)));
  const media = v.object({
    file: v.string(),
    folder: v.optional(v.string(), ''),
    alternativeText: v.optional(v.string(), ''),
  });
  return {
    products: folder('products', product),
    categories: list('categories.yaml', category),
    families: [...list('families.yaml', family), ...folder('families', family)],
    documents: [
      ...list('documents.yaml', document),
      ...readdirSync(join(seedFolder, 'documents')).flatMap((file) =>
        v.parse(document, {
          url: file.replace('.yaml', ''),
          ...v.parse(keyed, readSeedFile(`documents/${file}`)),
        }),
      ),
    ],
    videos: list('videos.yaml', v.looseObject({ url: v.string(), products: urls })),
    slides: list('slides.yaml', v.looseObject({ url: v.string(), image: v.string(), link })),
    contacts: list('contacts.yaml', v.looseObject({ url: v.string(), region: v.string() })),
    news: folder('news', article),
    pages: folder('pages', written),
    singles: readdirSync(join(seedFolder, 'singles')).map((file) => ({
      name: file.replace('.yaml', ''),
      fields: v.parse(single, readSeedFile(`singles/${file}`)),
    })),
    menu: list('navigation.yaml', menuItem),
    media: ['media.yaml', 'media-drawings.yaml', 'media-variants.yaml'].flatMap((file) => list(file, media)),
  };
}

export type Seed = ReturnType<typeof readSeed>;

export function hasFile(path: string): boolean {
  return existsSync(join(seedFolder, path));
}

/** A family as the backend sends it, without pictures and add-ons: in the content, these are names. */
export const storedFamily = ({ addOns: _addOns, positions, ...family }: Seed['families'][number]) => ({
  ...family,
  positions: positions.map((position) => ({
    ...position,
    options: position.options.map(({ picture: _picture, ...option }) => option),
  })),
});

/** The field names of a content type, from the backend's schema. */
export function fieldsOf(type: string): Set<string> {
  const path = join(root, `cms/src/api/${type}/content-types/${type}/schema.json`);
  const schema = v.object({ attributes: v.record(v.string(), v.unknown()) });
  return new Set(Object.keys(v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))).attributes));
}

/** Every string in a value, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(stringsIn);
  return [];
}

/** One file of the content, parsed only as YAML. */
export function readSeedFile(path: string): unknown {
  return parseYaml(readFileSync(join(seedFolder, path), 'utf8'));
}

/** The lines of a field with one item per line. */
export const lines = (text: string) => text.trim().split('\n');
