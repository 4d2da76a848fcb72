import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isPublicWrite } from '../cache/invalidation';
import { documentIdOf } from '../content/document-id';
import { tables } from '../tables/tables';
import { wakeIndexer } from './indexer';
import { isSearched, ownerOf, searchedTypes } from './owners';

type FileRow = { documentId: string };

const rowsAtOnce = 200;
// Their names stand in what is found of their products.
const groups: Record<string, 'category' | 'family'> = {
  'api::product-category.product-category': 'category',
  'api::product-family.product-family': 'family',
};

// Marks in the transaction of the change what must be indexed anew: a process that is killed afterwards leaves the mark.
export function installSearchMarks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const group = groups[context.uid];
    if (!(isSearched(context.uid) || group) || !isPublicWrite(context)) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      const given = documentIdOf(context.params);
      const products = group && given ? await productsIn(strapi, group, given) : [];
      const result = await next();
      const documentId = given ?? documentIdOf(result);
      if (isSearched(context.uid) && documentId) products.push(ownerOf(context.uid, documentId));
      await mark(strapi, products);
      onCommit(() => void wakeIndexer(strapi));
      return result;
    });
  });
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    async afterUpdate({ params }) {
      const found: FileRow[] = await strapi.db
        .query('api::document.document')
        .findMany({ where: { file: params.where }, select: ['documentId'] });
      if (found.length === 0) return;
      await mark(
        strapi,
        found.map(({ documentId }) => ownerOf('api::document.document', documentId)),
      );
      void wakeIndexer(strapi);
    },
  });
}

/** Joins the transaction it is called in. */
export async function mark(strapi: Core.Strapi, owners: string[]): Promise<void> {
  const due = Date.now();
  await strapi.db.transaction(async ({ trx }) => {
    for (let at = 0; at < owners.length; at += rowsAtOnce) {
      const rows = owners
        .slice(at, at + rowsAtOnce)
        .map((owner) => ({ owner, marked: randomUUID(), attempts: 0, due, problem: null }));
      await trx(tables.searchMarks).insert(rows).onConflict('owner').merge();
    }
  });
}

/** Marks what should be found and is not, and what is found and should not; all of it when asked to. */
export async function markMissing(strapi: Core.Strapi, isAll = false): Promise<void> {
  const rows: { owner: string }[] = await strapi.db
    .connection(tables.searchDocuments)
    .distinct('owner')
    .whereNotNull('body');
  const indexed = new Set(rows.map(({ owner }) => owner));
  const published = new Set<string>();
  for (const uid of searchedTypes) {
    const entries: { documentId: string }[] = await strapi.db
      .query(uid)
      .findMany({ where: { publishedAt: { $notNull: true } }, select: ['documentId'] });
    for (const { documentId } of entries) published.add(ownerOf(uid, documentId));
  }
  const missing = [...published].filter((owner) => isAll || !indexed.has(owner));
  const tooMany = [...indexed].filter((owner) => !published.has(owner));
  await mark(strapi, [...missing, ...tooMany]);
}

export async function releaseMarks(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(tables.searchMarks).update({ due: Date.now() });
}

async function productsIn(strapi: Core.Strapi, group: 'category' | 'family', documentId: string) {
  const found: { documentId: string }[] = await strapi.db.query('api::product.product').findMany({
    where: { [group]: { documentId }, publishedAt: { $notNull: true } },
    select: ['documentId'],
  });
  return found.map((product) => ownerOf('api::product.product', product.documentId));
}
