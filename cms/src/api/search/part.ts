import type { Part } from '../../platform/part';
import { installSearchMarks } from './services/dirty-entries';
import { startSearch } from './services/install-search';

let search: { stop(): Promise<void> } | undefined;

export const searchPart: Part = {
  register: installSearchMarks,
  async bootstrap(strapi) {
    search = await startSearch(strapi);
  },
  async destroy() {
    await search?.stop();
  },
};
