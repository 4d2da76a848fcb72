import type { Core } from '@strapi/strapi';
import { appliedVersions } from '../admin-panel/applied-versions';

const key = 'upload-settings';

// Once: originals stay as they were uploaded. Every size shown is made from them, and from a worse copy it would be worse.
export async function keepOriginals(strapi: Core.Strapi): Promise<void> {
  const applied = await appliedVersions(strapi);
  if (applied.get(key)) return;
  const service = strapi.plugin('upload').service('upload');
  await service.setSettings({ ...(await service.getSettings()), sizeOptimization: false });
  applied.set(key, 'original');
  await applied.save();
}
