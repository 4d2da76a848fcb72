import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { releaseAbandonedClaims } from './idempotency/claims';
import { installAttachmentRelease } from './attachments/release-attachments';
import { installInvalidation } from './cache/invalidation';
import { listenForChanges } from './cache/postgres-channel';
import { installDocumentFiles } from './content/document-files';
import { installLinkChecks } from './content/check-links';
import { installRedirects } from './content/redirects';
import { installContentRules } from './content-rules/install-content-rules';
import { configureContentManager } from './editing/content-manager-configuration';
import { hideUnusedTypes } from './editing/hidden-types';
import { createFirstAdministrator } from './editing/first-administrator';
import { applyStaffRoles } from './editing/staff-roles';
import { installResponsiveFormats } from './media/responsive-formats';
import { keepOriginals } from './media/upload-settings';
import { applyPermissions } from './permissions/apply-permissions';
import { seedContent } from './seed/seed-content';
import { preparePrimaryMenu } from './seed/seed-menu';
import { seedStarter } from './seed/seed-starter';
import { cmsFolder } from './server/boot';
import { closePublicFolder } from './server/public-folder';
import { environment } from './settings/environment';
import { installFamilyCheck } from './part-wizard/install-family-check';
import { installProductCheck } from './part-wizard/install-product-check';
import { startSearch } from './search/install-search';
import { installSearchMarks } from './search/marks';
import { installServiceDesk } from './service-desk/install-service-desk';
import { installShopRules } from './shop/checkout/rules';
import { installOrders } from './shop/orders/install-orders';
import { installQuotes } from './shop/quotes/install-quotes';
import { installStrapiMail } from './staff/strapi-mail';
import { installTables } from './tables/tables';
import { startUpkeep } from './upkeep/upkeep';

let changes: { close(): Promise<void> } | undefined;
let upkeep: { stop(): Promise<void> } | undefined;
let search: { stop(): Promise<void> } | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    installTables(strapi);
    hideUnusedTypes(strapi);
    installInvalidation(strapi);
    installResponsiveFormats(strapi);
    installLinkChecks(strapi);
    installRedirects(strapi);
    installDocumentFiles(strapi);
    installFamilyCheck(strapi);
    installContentRules(strapi);
    installProductCheck(strapi);
    installServiceDesk(strapi);
    installShopRules(strapi);
    installOrders(strapi);
    installQuotes(strapi);
    installAttachmentRelease(strapi);
    installSearchMarks(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    closePublicFolder(strapi);
    await applyPermissions(strapi);
    await preparePrimaryMenu(strapi);
    await keepOriginals(strapi);
    await configureContentManager(strapi);
    await applyStaffRoles(strapi);
    await createFirstAdministrator(strapi);
    installStrapiMail(strapi);
    const { SEED } = environment();
    if (SEED === 'demo') await seedContent(strapi, path.join(cmsFolder, 'seed'), reportProgress);
    if (SEED === 'none') await seedStarter(strapi);
    if (environment().DATABASE_CLIENT === 'postgres') changes = listenForChanges(strapi);
    else await takeOverSqlite(strapi);
    upkeep = startUpkeep(strapi);
    search = await startSearch(strapi);
  },
  async destroy() {
    await search?.stop();
    await upkeep?.stop();
    await changes?.close();
  },
};

// From here on an answer promises that its effect is on the disk, also when the power fails; seeding needs no such care.
async function takeOverSqlite(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('PRAGMA synchronous = FULL');
  await releaseAbandonedClaims(strapi);
}

function reportProgress(label: string, done: number, total: number): void {
  process.send?.({ type: 'progress', label, done, total });
}
