import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { papersIn } from '../seed/paper-list';
import { datasheetFile } from '../seed/seed-datasheets';
import { documentEntries } from '../seed/seed-documents';
import { readEntries } from '../seed/seed-files';
import { cmsFolder } from '../platform/config/cms-folder';
import { pageTexts } from './pdf-text';

const folder = join(cmsFolder, 'seed');
const productSchema = v.object({
  url: v.string(),
  category: v.optional(v.string(), ''),
  thumbnail: v.optional(v.string(), ''),
  price: v.optional(v.number()),
  leadTimeDays: v.optional(v.number()),
  shippingWeightGrams: v.optional(v.number()),
  lifecycle: v.optional(v.string()),
  specifications: v.array(
    v.object({ name: v.string(), value: v.string(), unit: v.optional(v.string(), '') }),
  ),
  paper: v.object({ drawing: v.optional(v.string()) }),
});
type Product = v.InferOutput<typeof productSchema>;
type Sheet = { pages: number; missingFigures: string[] };

// Fittings have neither electronics nor a way to be used wrongly that a datasheet does not tell.
const passive = new Set(['atw-60', 'amv-20', 'asi-10', 'acm-12']);

const noSheet: Sheet = { pages: 0, missingFigures: [] };
const blank: Product = {
  url: '',
  category: '',
  thumbnail: '',
  price: undefined,
  leadTimeDays: undefined,
  shippingWeightGrams: undefined,
  lifecycle: undefined,
  specifications: [],
  paper: { drawing: undefined },
};

const widths = [20, 22, 14, 5, 20, 14, 9, 8, 6, 11, 3];

void checkPapers();

// Lists what each product of the seed has; ends with 1 where something is missing.
async function checkPapers(): Promise<void> {
  const products = readEntries(folder, 'products');
  const served = servedByType();
  const papers = new Map(papersIn(folder).map((paper) => [paper.file, paper]));
  const problems: string[] = [];
  write(['product', ...Object.keys(columns({ served: new Map() }, blank, noSheet))]);
  for (const entry of products) {
    const product = v.parse(productSchema, entry);
    const paper = papers.get(datasheetFile(product.url));
    const sheet = paper ? sheetOf(product, await paper.set()) : noSheet;
    const found = columns({ served }, product, sheet);
    write([product.url, ...Object.values(found).map((value) => value ?? '–')]);
    const isPassive = passive.has(String(entry.family));
    for (const [column, value] of Object.entries(found))
      if (value === undefined && !(isPassive && (column === 'manual' || column === 'declaration')))
        problems.push(`${product.url}: ${column} is missing`);
    problems.push(...sheet.missingFigures.map((figure) => `${product.url}: the datasheet lacks ${figure}`));
  }
  process.stdout.write(`\n${products.length} products, ${problems.length} problems\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** What is told of a product; undefined is missing. */
function columns({ served }: { served: Map<string, Set<string>> }, product: Product, sheet: Sheet) {
  const { url, category, thumbnail, price, leadTimeDays, shippingWeightGrams, lifecycle } = product;
  const count = product.specifications.length;
  const has = (type: string) => (served.get(type)?.has(url) ? 'yes' : undefined);
  return {
    category: category || undefined,
    specifications: count >= 10 ? String(count) : undefined,
    pages: sheet.pages >= 2 ? String(sheet.pages) : undefined,
    picture: existsSync(join(folder, 'media', thumbnail || '-')) ? thumbnail : undefined,
    price: price !== undefined ? `€ ${price}` : lifecycle === 'obsolete' ? 'no longer sold' : 'on request',
    'lead time': leadTimeDays === undefined ? undefined : `${leadTimeDays} d`,
    weight: shippingWeightGrams ? `${shippingWeightGrams} g` : undefined,
    manual: has('manual'),
    declaration: has('declaration'),
    cad: has('cad'),
  };
}

function servedByType(): Map<string, Set<string>> {
  const served = new Map<string, Set<string>>();
  for (const { type, products, replacedBy } of documentEntries(folder)) {
    if (replacedBy !== undefined) continue;
    const urls = v.parse(v.array(v.string()), products);
    served.set(String(type), new Set([...(served.get(String(type)) ?? []), ...urls]));
  }
  return served;
}

// A line of the table stands in the text as name, value and unit; how it is spaced does not matter.
function sheetOf({ specifications }: Product, pdf: Buffer): Sheet {
  const pages = pageTexts(pdf);
  const text = bare(pages.join(''));
  const lines = specifications.map(({ name, value, unit }) => `${name} ${value} ${unit}`);
  return { pages: pages.length, missingFigures: lines.filter((line) => !text.includes(bare(line))) };
}

const bare = (text: string) => text.replace(/[\s\u00ad\u2060]/g, '');

function write(cells: string[]): void {
  process.stdout.write(
    `${cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd()}\n`,
  );
}
