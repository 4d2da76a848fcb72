import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { cmsFolder } from '../platform/config/cms-folder';
import { seedEntries } from './seed-entries';
import { readMenu } from './seed-files';
import { seedMenu } from './seed-menu';
import { loadRecord, saveRecord } from './seed-record';

export const starterFolder = path.join(cmsFolder, 'starter');

/**
 * Adds the minimum a site needs, for operators with their own content: single types, a menu, shop settings, placeholders
 * for legal pages, and tax rates. Only if the database has no site settings yet.
 */
export async function seedStarter(strapi: Core.Strapi): Promise<void> {
  const record = await loadRecord(strapi);
  const isStarted = Object.keys(record.entries).length > 0;
  if (isStarted || (await strapi.db.query('api::setting.setting').count()) > 0) return;
  await strapi.db.transaction(async () => {
    await seedEntries(strapi, { source: { folder: starterFolder }, record }, () => {});
    const items = await strapi.db.query('plugin::navigation.navigation-item').count();
    if (items === 0) await seedMenu(strapi, readMenu(starterFolder), record);
    await saveRecord(strapi, record);
  });
}
