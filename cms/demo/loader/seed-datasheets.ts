import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { DocumentContent } from '../pdf/document-content';
import { drawingSchema, datasheetContentSchema, wiringSchema } from '../pdf/datasheet-content';
import { datasheetPdf, type DatasheetData, type Edition } from '../pdf/documents';
import { companyOf } from './company';
import { madeOnce } from './made-once';
import { datasheetDictionary, translatedDatasheet } from './translated-datasheet';
import { type Fields, readEntries } from '../../src/seed/seed-files';

const text = v.optional(v.string(), '');
const productSchema = v.object({
  url: v.string(),
  name: v.string(),
  partNumber: v.string(),
  weight: v.optional(v.number(), 0),
  summary: text,
  description: text,
  suitableFor: text,
  notSuitableFor: text,
  family: v.optional(v.string()),
  thumbnail: v.optional(v.string()),
  accessories: v.optional(v.array(v.string()), []),
  specifications: v.array(
    v.object({
      group: v.string(),
      name: v.string(),
      value: v.string(),
      unit: v.optional(v.string()),
      min: v.optional(v.number()),
      max: v.optional(v.number()),
    }),
  ),
  pdf: datasheetContentSchema,
});

type Product = v.InferOutput<typeof productSchema>;
type Earlier = Extract<DocumentContent, { template: 'earlier-datasheet' }>;

/** The datasheets of all products. Shared files are read once. */
export interface Sheets {
  products: Product[];
  set(product: Product, edition: Edition): Promise<Buffer>;
  earlier(pdf: Earlier, issue: { revision: string; replacedBy: string | undefined }): Promise<Buffer>;
  revisionOf(document: string): string | undefined;
}

const editions: Edition[] = ['en', 'de', 'fr', 'en-US'];

export function sheetsIn(folder: string): Sheets {
  const products = readEntries(folder, 'products')
    .filter(hasDatasheet)
    .map((entry) => v.parse(productSchema, entry));
  const company = companyOf(folder);
  const dictionaries = { de: datasheetDictionary(folder, 'de'), fr: datasheetDictionary(folder, 'fr') };
  const dataOf = remembered(async (product: Product): Promise<DatasheetData> => ({
    ...datasheetData(folder, product, products),
    picture: await picture(folder, product.thumbnail),
    company,
  }));
  return {
    products,
    async set(product, language) {
      const data = { ...(await dataOf(product)), language };
      const isTranslated = language === 'de' || language === 'fr';
      return typesetOnce(isTranslated ? translatedDatasheet(data, dictionaries[language]) : data);
    },
    async earlier({ of, specifications }, issue) {
      const product = products.find(({ url }) => url === of);
      if (!product) throw new Error(`There is no product ${of}.`);
      const data = await dataOf(product);
      const changed = data.specifications.map((line) => ({
        ...line,
        value: specifications[line.name] ?? line.value,
      }));
      return typesetOnce({ ...data, ...issue, specifications: changed });
    },
    revisionOf: (document) => products.find(({ url }) => `${url}-datasheet` === document)?.pdf.revision,
  };
}

function typesetOnce({ picture, ...data }: DatasheetData): Promise<Buffer> {
  return madeOnce([JSON.stringify(data), picture ?? ''], () =>
    datasheetPdf({ ...data, ...(picture && { picture }) }),
  );
}

/** Keeps only the last result, because the editions of a product are made one after the other. */
function remembered<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  let last: { key: Key; result: Result } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, result: make(key) };
    return last.result;
  };
}

export function datasheetFile(url: string, edition: Edition = 'en'): string {
  return edition === 'en' ? `${url}-datasheet.pdf` : `${url}-datasheet-${edition.toLowerCase()}.pdf`;
}

/** The files of all datasheets, in every edition. */
export function datasheetFiles({ products, set }: Sheets) {
  return products.flatMap((product) =>
    editions.map((edition) => ({
      file: datasheetFile(product.url, edition),
      folder: 'Datasheets',
      alternativeText: `Datasheet of ${product.name}`,
      generate: () => set(product, edition),
    })),
  );
}

/**
 * The datasheets as documents of record, in addition to the file on the product. Their titles are English like all
 * content, and translated where they are shown.
 */
export function datasheetDocuments(product: Fields): (Fields & { url: string })[] {
  const { partNumber, pdf, url } = v.parse(productSchema, product);
  return editions.map((language) => ({
    url: datasheetFile(url, language).replace('.pdf', ''),
    title: `Datasheet ${partNumber}`,
    type: 'datasheet',
    language,
    revision: pdf.revision,
    date: `${pdf.revision}-01`,
    file: datasheetFile(url, language),
    products: [url],
  }));
}

export function hasDatasheet(product: Fields): boolean {
  return product.pdf !== undefined;
}

// The product page and the PDF use the same figures.
function datasheetData(
  folder: string,
  product: Product,
  products: Product[],
): Omit<DatasheetData, 'company'> {
  const { revision, keyFigures, curve, drawing, wiring } = product.pdf;
  const named = (matches: (candidate: Product) => boolean) =>
    products
      .filter(matches)
      .sort((a, b) => a.weight - b.weight)
      .map(({ name, partNumber }) => ({ name, partNumber }));
  return {
    name: product.name,
    partNumber: product.partNumber,
    revision,
    summary: product.summary,
    description: product.description,
    suitableFor: lines(product.suitableFor),
    notSuitableFor: lines(product.notSuitableFor),
    keyFigures,
    specifications: product.specifications,
    drawing: readPart(folder, `drawings/${drawing}.yaml`, drawingSchema),
    curve,
    wiring: readPart(folder, `wiring/${wiring}.yaml`, wiringSchema),
    ordering: named(({ family }) => family !== undefined && family === product.family),
    accessories: named(({ url }) => product.accessories.includes(url)),
  };
}

function readPart<S extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: S,
): v.InferOutput<S> | undefined {
  const full = path.join(folder, file);
  return existsSync(full) ? v.parse(schema, parse(readFileSync(full, 'utf8'))) : undefined;
}

// PDFs embed JPEG data unchanged; other formats are stored uncompressed and make the file large.
async function picture(folder: string, file: string | undefined): Promise<Buffer | undefined> {
  const full = path.join(folder, 'media', file ?? '');
  if (!file || !existsSync(full)) return undefined;
  const original = readFileSync(full);
  return madeOnce(['JPEG of 700 pixels', original], () =>
    sharp(original)
      .resize({ width: 700, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer(),
  );
}

/** The lines of a field with one entry per line. */
export function lines(several: string): string[] {
  return several
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
