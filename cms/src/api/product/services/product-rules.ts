import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn, parseRows } from '../../../platform/database/rows';
import { isWebUrl } from '../../../platform/content/urls';
import { partKey, partNumberProblem } from './part-numbers';
import { loopProblem } from '../../../platform/content/loops';
import type { Problem } from '../../../platform/content/problem';

const uid = 'api::product.product';
const text = v.nullish(v.pipe(v.string(), v.trim()), '');
const decimal = v.nullish(NumberColumn, null);

const Product = v.object({
  documentId: v.string(),
  partNumber: text,
  dataSheetUrl: text,
  price: decimal,
  priceBreaks: v.array(v.object({ quantity: decimal, price: decimal })),
  specifications: v.array(v.object({ group: text, name: text, value: text, min: decimal, max: decimal })),
});
type Product = v.InferOutput<typeof Product>;

const PartNumberRow = v.object({ partNumber: v.nullable(v.string()) });

export const productPopulate = { priceBreaks: true, specifications: true };

export async function productProblems(strapi: Core.Strapi, entry: unknown): Promise<Problem[]> {
  const product = v.parse(Product, entry);
  return [
    ...(await partNumberProblems(strapi, product)),
    ...urlProblems(product),
    ...priceBreakProblems(product),
    ...specificationProblems(product),
    ...(await loopProblem(strapi, { uid, documentId: product.documentId, field: 'successor' })),
  ];
}

async function partNumberProblems(
  strapi: Core.Strapi,
  { documentId, partNumber }: Product,
): Promise<Problem[]> {
  // A draft may have no part number. Strapi requires one for publishing.
  if (partNumber === '') return [];
  const path = ['partNumber'];
  const problem = partNumberProblem(partNumber);
  if (problem) return [{ path, message: problem }];
  const duplicate = await findDuplicate(strapi, documentId, partKey(partNumber));
  return duplicate === undefined
    ? []
    : [{ path, message: `Enter another part number: a product with ${duplicate} already exists.` }];
}

/** Customers type part numbers in any spelling, so two part numbers must not differ only in spelling. */
async function findDuplicate(
  strapi: Core.Strapi,
  documentId: string,
  key: string,
): Promise<string | undefined> {
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ select: ['partNumber'], where: { documentId: { $ne: documentId } } });
  const isSame = (other: string | null) => other !== null && partKey(other) === key;
  return parseRows(PartNumberRow, rows).find(({ partNumber }) => isSame(partNumber))?.partNumber ?? undefined;
}

const urlProblems = ({ dataSheetUrl }: Product): Problem[] =>
  dataSheetUrl === '' || isWebUrl(dataSheetUrl)
    ? []
    : [{ path: ['dataSheetUrl'], message: 'Enter a URL that begins with https:// or http://.' }];

function priceBreakProblems({ price, priceBreaks }: Product): Problem[] {
  return priceBreaks.flatMap((current, index) => {
    const previous = priceBreaks[index - 1];
    const at = (field: string, message: string): Problem[] => [
      { path: ['priceBreaks', index, field], message },
    ];
    const minimum = (previous?.quantity ?? 1) + 1;
    if (current.quantity === null || !Number.isInteger(current.quantity) || current.quantity < minimum)
      return at(
        'quantity',
        `Enter a whole number of at least ${minimum}: quantities must increase from line to line.`,
      );
    const limit = previous?.price ?? price;
    if (limit === null) return at('price', 'Enter the unit price first: a price break must be lower.');
    if (current.price === null || current.price < 0 || current.price >= limit)
      return at(
        'price',
        `Enter a price below ${limit}: each price break must be lower than the previous price.`,
      );
    return [];
  });
}

function specificationProblems({ specifications }: Product): Problem[] {
  return specifications.flatMap((specification, index) => {
    const empty = (['group', 'name', 'value'] as const).find((field) => specification[field] === '');
    const path = ['specifications', index];
    if (empty)
      return [{ path: [...path, empty], message: `Enter the ${empty}, or remove this specification.` }];
    const { min, max } = specification;
    return min !== null && max !== null && min > max
      ? [{ path: [...path, 'max'], message: `Enter a number of at least ${min}.` }]
      : [];
  });
}
