import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { columnOf, fields, Mapping, specificationHeading } from './columns';
import { writeTable } from './table-file';

const products = 'api::product.product';
const pageSize = 250;
const populate = ['category', 'family', 'successor', 'priceBreaks', 'specifications'];
// Files cannot be in a table, and formatted text would change when imported again.
const exported = fields.filter(
  (field) => !['description', 'thumbnail', 'productImages', 'dataSheet', 'downloads'].includes(field),
);

const named = v.nullish(v.object({ url: v.string() }), null);
const Product = v.looseObject({
  category: named,
  family: named,
  successor: v.nullish(v.object({ partNumber: v.string() }), null),
  priceBreaks: v.array(v.object({ quantity: v.number(), price: v.union([v.number(), v.string()]) })),
  specifications: v.array(
    v.object({ group: v.string(), name: v.string(), value: v.string(), unit: v.nullish(v.string(), '') }),
  ),
});

/** Writes every published product as a line that can be imported again. @returns the number of products */
export async function exportCatalogue(strapi: Core.Strapi, file: string): Promise<number> {
  const rows: Record<string, string>[] = [];
  const specifications = new Set<string>();
  for (let start = 0; ; start += pageSize) {
    const page = await strapi
      .documents(products)
      .findMany({ status: 'published', sort: 'partNumber', start, limit: pageSize, populate });
    for (const product of page) {
      const parsed = v.parse(Product, product);
      for (const specification of parsed.specifications.filter(isReadBack))
        specifications.add(specificationHeading(specification));
      rows.push(lineOf(parsed));
    }
    if (page.length < pageSize) break;
  }
  await writeTable(file, [...exported, ...specifications], rows);
  return rows.length;
}

function lineOf(product: v.InferOutput<typeof Product>): Record<string, string> {
  const joined: Record<string, unknown> = {
    ...product,
    category: product.category?.url,
    family: product.family?.url,
    successor: product.successor?.partNumber,
    priceBreaks: product.priceBreaks.map(({ quantity, price }) => `${quantity}: ${price}`).join('; '),
  };
  const own = exported.map((field): [string, string] => [field, textOf(joined[field])]);
  const others = product.specifications
    .filter(isReadBack)
    .map((specification): [string, string] => [specificationHeading(specification), specification.value])
    // If two specifications have the same heading, only the first is exported. The import changes only that one.
    .toReversed();
  return Object.fromEntries([...own, ...others].filter(([, text]) => text !== ''));
}

const noMapping = v.parse(Mapping, {});

/** Whether the import reads the heading as the same specification. Otherwise, it would change the product. */
function isReadBack(specification: { group: string; name: string; unit: string }): boolean {
  const column = columnOf(specificationHeading(specification), noMapping);
  if (column === undefined || column === 'ignore' || column.kind === 'field') return false;
  const { group, name, unit } = specification;
  return column.group === group && column.name === name && column.unit === unit;
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));
