import { environment } from '../config/environment';
import type { Part } from '../part';
import { installInvalidation } from './invalidation';
import { listenForChanges } from './postgres-channel';

let changes: { close(): Promise<void> } | undefined;

export const cachePart: Part = {
  register: installInvalidation,
  bootstrap(strapi) {
    if (environment().DATABASE_CLIENT === 'postgres') changes = listenForChanges(strapi);
  },
  async destroy() {
    await changes?.close();
  },
};
