import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { publicReads } from '../permissions/public-reads';
import { createRegistry } from '../registry';
import { type Change, responseCache } from './response-cache';

export type DocumentWrite = {
  uid: string;
  action: string;
  params: object;
  contentType: { options?: { draftAndPublish?: boolean } };
};

export const channel = 'fieldshop_content';

/**
 * Functions that clear data derived from public content. Called in each process when content has changed, before new
 * responses are made: a response made from outdated data would be cached until the next change.
 */
export const derivedFromContent = createRegistry<() => void>();
const processId = randomUUID();

const publicTypes = new Set([
  'api::redirect.redirect',
  'api::search.synonym-group',
  'api::translation.translation',
  'api::market.market',
  'api::market.price-list',
  'api::market.price',
  // Texts contain values from the shop settings.
  'api::shop-setting.shop-setting',
  // Prices for consumers are shown with VAT.
  'api::tax-rate.tax-rate',
  ...publicReads.map((action) => action.replace(/\.\w+$/, '')),
]);
const alwaysPublic = new Set(['publish', 'unpublish', 'delete']);
const publicWhenPublished = new Set(['create', 'update', 'clone']);

const afterEveryWrite = [
  'plugin::navigation.navigation',
  'plugin::navigation.navigation-item',
  'plugin::users-permissions.permission',
  'plugin::users-permissions.role',
];

// Clears the cache when, and only when, public content changes.
export function installInvalidation(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!isPublicWrite(context)) return next();
    return await strapi.db.transaction(async () => {
      const result = await next();
      await announceChange(strapi);
      return result;
    });
  });
  const announce = () => announceChange(strapi);
  const afterChange = {
    afterUpdate: announce,
    afterUpdateMany: announce,
    afterDelete: announce,
    afterDeleteMany: announce,
  };
  // A new upload is not used on any page yet.
  strapi.db.lifecycles.subscribe({ models: ['plugin::upload.file'], ...afterChange });
  strapi.db.lifecycles.subscribe({
    models: afterEveryWrite,
    ...afterChange,
    afterCreate: announce,
    afterCreateMany: announce,
  });
}

// Runs after the outermost transaction commits: before that, a new response would contain the old content.
export async function announceChange(strapi: Core.Strapi, change: Change = 'content'): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => drop(change));
    if (strapi.db.dialect.client === 'postgres')
      await trx.raw('select pg_notify(?, ?)', [channel, `${processId} ${change}`]);
  });
}

/** Handles a change that another process has announced. */
export function followChange(payload = ''): void {
  const [sender, change] = payload.split(' ');
  if (sender !== processId) drop(change === 'stock' ? change : 'content');
}

/** Caches responses again, after changes by other processes may have been missed. */
export function resumeCaching(): void {
  clearDerived();
  responseCache.resume();
}

function drop(change: Change): void {
  if (change === 'content') clearDerived();
  responseCache.drop(change);
}

function clearDerived(): void {
  for (const clear of derivedFromContent.all()) clear();
}

/** Whether a write changes public content. */
export function isPublicWrite({ uid, action, params, contentType }: DocumentWrite): boolean {
  if (!publicTypes.has(uid)) return false;
  if (alwaysPublic.has(action)) return true;
  const isPublished = 'status' in params && params.status === 'published';
  return publicWhenPublished.has(action) && (isPublished || contentType.options?.draftAndPublish !== true);
}
