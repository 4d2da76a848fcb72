import path from 'node:path';
import { cmsFolder } from '../platform/config/cms-folder';
import { environment } from '../platform/config/environment';
import type { Part } from '../platform/part';
import { seedContent } from './seed-content';
import { preparePrimaryMenu } from './seed-menu';
import type { SeedSource } from './seed-run';
import { seedStarter } from './seed-starter';

export const seedPart: Part = {
  async bootstrap(strapi) {
    await preparePrimaryMenu(strapi);
    const { SEED } = environment();
    if (SEED === 'demo') await seedContent(strapi, demoSource(), reportProgress);
    if (SEED === 'none') await seedStarter(strapi);
  },
};

// Nothing imports the demo company, so that its folder can be deleted.
function demoSource(): SeedSource {
  // oxlint-disable-next-line typescript/no-require-imports -- Only loaded if it exists.
  const loaded: { demoSource(): SeedSource } = require(
    path.join(cmsFolder, 'dist', 'demo', 'demo-source.js'),
  );
  return loaded.demoSource();
}

function reportProgress(label: string, done: number, total: number): void {
  process.send?.({ type: 'progress', label, done, total });
}
