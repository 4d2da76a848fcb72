import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { applyPermissions } from './permissions/apply-permissions';
import { seedContent } from './seed/seed-content';
import { preparePrimaryMenu } from './seed/seed-menu';
import { cmsFolder } from './server/boot';
import { environment } from './settings/environment';

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyPermissions(strapi);
    await preparePrimaryMenu(strapi);
    if (environment().SEED === 'demo')
      await seedContent(strapi, path.join(cmsFolder, 'seed'), reportProgress);
  },
};

function reportProgress(label: string, done: number, total: number): void {
  process.send?.({ type: 'progress', label, done, total });
}
