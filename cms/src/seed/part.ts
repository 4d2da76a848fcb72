import path from 'node:path';
import { cmsFolder } from '../platform/config/cms-folder';
import { environment } from '../platform/config/environment';
import type { Part } from '../platform/part';
import { seedContent } from './seed-content';
import { preparePrimaryMenu } from './seed-menu';
import { seedStarter } from './seed-starter';

export const seedPart: Part = {
  async bootstrap(strapi) {
    await preparePrimaryMenu(strapi);
    const { SEED } = environment();
    if (SEED === 'demo') await seedContent(strapi, path.join(cmsFolder, 'seed'), reportProgress);
    if (SEED === 'none') await seedStarter(strapi);
  },
};

function reportProgress(label: string, done: number, total: number): void {
  process.send?.({ type: 'progress', label, done, total });
}
