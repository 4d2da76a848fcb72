import type { Core } from '@strapi/strapi';
import { isPublicWrite } from '../../../platform/cache/invalidation';
import { EntryRow, parseRows } from '../../../platform/database/rows';
import { documentIdOf } from '../../../platform/content/document-id';
import { markDirty, markStale } from './dirty-entries';
import { wakeIndexer } from './indexer';
import { isSearched, ownerOf, type SearchedType } from './owners';

type Reference = { uid: SearchedType; where: (documentId: string) => object };
const product = 'api::product.product';
const document = 'api::document.document';
// The types, in addition to products, that placeholders in texts refer to.
const factTypes = new Set(['api::shop-setting.shop-setting', 'api::add-on.add-on']);
// Types whose names are part of the search documents of other entries.
const referencesTo: Record<string, Reference[]> = {
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

/** Marks entries as dirty in the transaction of the change, so that a crash cannot lose an update of the index. */
export function installDirtyTracking(strapi: Core.Strapi): void {
  trackEntries(strapi);
  trackFacts(strapi);
  trackFiles(strapi);
}

function trackEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const references = referencesTo[context.uid] ?? [];
    if (!(isSearched(context.uid) || references.length > 0) || !isPublicWrite(context)) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      const existing = documentIdOf(context.params);
      // Queried before the change, because nothing refers to a deleted entry afterwards.
      const owners = existing ? await referringOwners(strapi, references, existing) : [];
      const result = await next();
      const documentId = existing ?? documentIdOf(result);
      if (isSearched(context.uid) && documentId) owners.push(ownerOf(context.uid, documentId));
      await markDirty(strapi, owners);
      onCommit(() => void wakeIndexer(strapi));
      return result;
    });
  });
}

// Any text can use a setting or the price of an add-on, so everything is indexed again. Only changed documents are stored and sent.
function trackFacts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!factTypes.has(context.uid) || !isPublicWrite(context)) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      await markStale(strapi, true);
      onCommit(() => void wakeIndexer(strapi));
      return result;
    });
  });
}

function trackFiles(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    async afterUpdate({ params }) {
      const rows: unknown = await strapi.db
        .query(document)
        .findMany({ where: { file: params.where }, select: ['documentId'] });
      const entries = parseRows(EntryRow, rows);
      if (entries.length === 0) return;
      await markDirty(
        strapi,
        entries.map(({ documentId }) => ownerOf(document, documentId)),
      );
      void wakeIndexer(strapi);
    },
  });
}

async function referringOwners(
  strapi: Core.Strapi,
  references: Reference[],
  documentId: string,
): Promise<string[]> {
  const owners = new Set<string>();
  for (const { uid, where } of references) {
    const entries: unknown = await strapi.db
      .query(uid)
      .findMany({ where: where(documentId), select: ['documentId'] });
    for (const { documentId: id } of parseRows(EntryRow, entries)) owners.add(ownerOf(uid, id));
  }
  return [...owners];
}
