import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRows } from '../../../platform/database/rows';
import type { Problem } from '../../../platform/content/problem';

const products = 'api::product.product';
const text = v.nullish(v.pipe(v.string(), v.trim()), '');
const Category = v.object({
  documentId: v.string(),
  facets: v.array(v.object({ specification: text })),
});

const ProductRow = v.object({ specifications: v.array(v.object({ name: v.nullable(v.string()) })) });

export const categoryPopulate = { facets: true };

/** A filter must use a specification that a product of the category has. If it has no products, any name is allowed. */
export async function categoryProblems(strapi: Core.Strapi, entry: unknown): Promise<Problem[]> {
  const { documentId, facets } = v.parse(Category, entry);
  if (facets.length === 0) return [];
  const names = await specificationNames(strapi, documentId);
  return facets.flatMap(({ specification }, index) => {
    const path = ['facets', index, 'specification'];
    if (specification === '')
      return [{ path, message: 'Enter the name of a specification, or remove this filter.' }];
    if (names.size === 0 || names.has(specification)) return [];
    return [
      {
        path,
        message: `Enter the name of a specification: no product of this category has “${specification}”.`,
      },
    ];
  });
}

async function specificationNames(strapi: Core.Strapi, documentId: string): Promise<Set<string>> {
  const rows: unknown = await strapi.db.query(products).findMany({
    where: { publishedAt: null, category: { documentId } },
    select: ['id'],
    populate: { specifications: { select: ['name'] } },
  });
  const parsed = parseRows(ProductRow, rows);
  return new Set(parsed.flatMap(({ specifications }) => specifications.map(({ name }) => name ?? '')));
}
