import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { parse } from 'yaml';
import { drawingSchema, paperSchema, wiringSchema } from '../papers/paper-data';
import { datasheetPdf, type DatasheetData } from '../papers/papers';
import { companyOf } from './company';
import { type Fields, readEntries } from './seed-files';

const text = v.optional(v.string(), '');
const productSchema = v.object({
  url: v.string(),
  name: v.string(),
  partNumber: v.string(),
  summary: text,
  description: text,
  suitableFor: text,
  notSuitableFor: text,
  family: v.optional(v.string()),
  thumbnail: v.optional(v.string()),
  accessories: v.optional(v.array(v.string()), []),
  specifications: v.array(
    v.object({ group: v.string(), name: v.string(), value: v.string(), unit: v.optional(v.string()) }),
  ),
  paper: paperSchema,
});

type Product = v.InferOutput<typeof productSchema>;

export function datasheetFile(url: string): string {
  return `${url}-datasheet.pdf`;
}

// The datasheet as document of record, beside the file on the product itself.
export function datasheetDocument(product: Fields & { url: string }): Fields & { url: string } {
  const { partNumber, paper, url } = v.parse(productSchema, product);
  return {
    url: `${url}-datasheet`,
    title: `Datasheet ${partNumber}`,
    type: 'datasheet',
    language: 'en',
    revision: paper.revision,
    date: `${paper.revision}-01`,
    file: datasheetFile(url),
    products: [url],
  };
}

export function hasDatasheet(product: Fields): boolean {
  return product.paper !== undefined;
}

// Page and paper come from the same figures.
export async function setDatasheet(folder: string, entry: Fields): Promise<Buffer> {
  const product = v.parse(productSchema, entry);
  const products = readEntries(folder, 'products').filter(hasDatasheet);
  return datasheetPdf(
    await datasheetData(
      folder,
      product,
      products.map((other) => v.parse(productSchema, other)),
    ),
  );
}

async function datasheetData(folder: string, product: Product, products: Product[]): Promise<DatasheetData> {
  const { revision, keyFigures, curve, drawing, wiring } = product.paper;
  const named = (isWanted: (candidate: Product) => boolean) =>
    products.filter(isWanted).map(({ name, partNumber }) => ({ name, partNumber }));
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
    picture: await picture(folder, product.thumbnail),
    drawing: readPart(folder, `drawings/${drawing}.yaml`, drawingSchema),
    curve,
    wiring: readPart(folder, `wiring/${wiring}.yaml`, wiringSchema),
    ordering: named(({ family }) => family !== undefined && family === product.family),
    accessories: named(({ url }) => product.accessories.includes(url)),
    company: companyOf(folder),
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

// A PDF stores JPEG as it is; anything else would make it large.
async function picture(folder: string, file: string | undefined): Promise<Buffer | undefined> {
  const full = path.join(folder, 'media', file ?? '');
  if (!file || !existsSync(full)) return undefined;
  return sharp(full)
    .resize({ width: 900, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer();
}

function lines(several: string): string[] {
  return several
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
