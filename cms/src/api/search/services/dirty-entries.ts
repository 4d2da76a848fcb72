import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isPublicWrite } from '../../../platform/cache/invalidation';
import { documentIdOf } from '../../../platform/content/document-id';
import { tables } from '../../../platform/database/schema';
import { wakeIndexer } from './indexer';
import { isSearched, ownerOf, type SearchedType, searchedTypes } from './owners';

type FileRow = { documentId: string };

const rowsAtOnce = 200;
type Naming = { uid: SearchedType; where: (documentId: string) => object };
const product = 'api::product.product';
const document = 'api::document.document';
const shopSettingUid = 'api::shop-setting.shop-setting';
// Types whose names are part of the search documents of other entries.
const namedIn: Record<string, Naming[]> = {
  'api::product-category.product-category': [
    { uid: product, where: (documentId) => ({ category: { documentId } }) },
    { uid: document, where: (documentId) => ({ products: { category: { documentId } } }) },
  ],
  'api::product-family.product-family': [
    { uid: product, where: (documentId) => ({ family: { documentId } }) },
    { uid: document, where: (documentId) => ({ products: { family: { documentId } } }) },
  ],
  [product]: [
    { uid: document, where: (documentId) => ({ products: { documentId } }) },
    { uid: 'api::video.video', where: (documentId) => ({ products: { documentId } }) },
  ],
};

// Marks entries as dirty in the transaction of the change, so that a crash loses no update of the index.
export function installDirtyTracking(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const naming = namedIn[context.uid] ?? [];
    if (!(isSearched(context.uid) || naming.length > 0) || !isPublicWrite(context)) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      const given = documentIdOf(context.params);
      // Queried before the change, because nothing refers to a deleted entry afterwards.
      const owners = given ? await ownersNaming(strapi, naming, given) : [];
      const result = await next();
      const documentId = given ?? documentIdOf(result);
      if (isSearched(context.uid) && documentId) owners.push(ownerOf(context.uid, documentId));
      await markDirty(strapi, owners);
      onCommit(() => void wakeIndexer(strapi));
      return result;
    });
  });
  strapi.documents.use(async (context, next) => {
    if (context.uid !== shopSettingUid || !isPublicWrite(context)) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      // Any text can use a setting, so everything is indexed again. Only changed documents are stored and sent.
      await markStale(strapi, true);
      onCommit(() => void wakeIndexer(strapi));
      return result;
    });
  });
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    async afterUpdate({ params }) {
      const found: FileRow[] = await strapi.db
        .query(document)
        .findMany({ where: { file: params.where }, select: ['documentId'] });
      if (found.length === 0) return;
      await markDirty(
        strapi,
        found.map(({ documentId }) => ownerOf(document, documentId)),
      );
      void wakeIndexer(strapi);
    },
  });
}

/** Joins the caller's transaction. */
export async function markDirty(strapi: Core.Strapi, given: string[]): Promise<void> {
  const due = Date.now();
  // Unique, because Postgres rejects duplicates in one insert. Sorted, so that concurrent writers do not deadlock.
  const owners = [...new Set(given)].toSorted();
  await strapi.db.transaction(async ({ trx }) => {
    for (let at = 0; at < owners.length; at += rowsAtOnce) {
      const rows = owners
        .slice(at, at + rowsAtOnce)
        .map((owner) => ({ owner, marked: randomUUID(), attempts: 0, due, problem: null }));
      await trx(tables.searchMarks).insert(rows).onConflict('owner').merge();
    }
  });
}

/** Marks entries that are missing from or left over in the index, or all with `isAll`. Joins the caller's transaction. */
export async function markStale(strapi: Core.Strapi, isAll = false): Promise<void> {
  const rows: { owner: string }[] = await strapi.db.transaction(({ trx }) =>
    trx(tables.searchDocuments).distinct('owner').whereNotNull('body'),
  );
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
  await markDirty(strapi, [...missing, ...tooMany]);
}

export async function retryDirtyEntries(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(tables.searchMarks).update({ due: Date.now() });
}

async function ownersNaming(strapi: Core.Strapi, naming: Naming[], documentId: string): Promise<string[]> {
  const owners = new Set<string>();
  for (const { uid, where } of naming) {
    const found: { documentId: string }[] = await strapi.db
      .query(uid)
      .findMany({ where: where(documentId), select: ['documentId'] });
    for (const one of found) owners.add(ownerOf(uid, one.documentId));
  }
  return [...owners];
}
