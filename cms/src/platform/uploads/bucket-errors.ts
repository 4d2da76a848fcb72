import type { Core } from '@strapi/strapi';
import { unavailable } from '../storage/bucket';

type Provider = Record<string, (...args: unknown[]) => Promise<unknown>>;

const actions = ['upload', 'uploadStream', 'replace', 'replaceStream', 'delete'];

/** Without this, the media library would show an internal error while the bucket does not respond. */
export function explainBucketErrors(strapi: Core.Strapi): void {
  const provider: Provider = strapi.plugin('upload').provider;
  for (const action of actions) {
    const original = provider[action];
    if (!original) continue;
    provider[action] = (...args) =>
      original(...args).catch((error: unknown) => {
        throw unavailable(error);
      });
  }
}
