import type { Part } from '../../platform/part';
import { installDirtyTracking } from './services/dirty-entries';
import { startSearch } from './services/install-search';

let search: { stop(): Promise<void> } | undefined;

export const searchPart: Part = {
  register: installDirtyTracking,
  async bootstrap(strapi) {
    search = await startSearch(strapi);
  },
  async destroy() {
    await search?.stop();
  },
};
