import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { createCall } from './call-in-process';
import { createMissingContentLog } from '../site-build/missing-content';
import type { Read } from '../site-build/site-entry';

const draftHeader = 'x-fieldshop-drafts';
// Known only to this process, so external requests cannot read drafts.
const draftKey = randomBytes(32).toString('hex');

export function mayReadDrafts(headers: Record<string, string | string[] | undefined>): boolean {
  return headers[draftHeader] === draftKey;
}

/** Reads the API in this process. */
export function createRead(strapi: Core.Strapi): { published: Read; drafts: Read } {
  const call = createCall(strapi);
  let note: ReturnType<typeof createMissingContentLog> | undefined;
  const get = async (url: string, headers: Record<string, string>) => {
    const { status, body } = await call({ method: 'GET', url, headers });
    return { status, body };
  };
  return {
    published: async (path) => {
      const response = await get(path, {});
      note ??= createMissingContentLog(strapi);
      note(path, response.status);
      return response;
    },
    drafts: (path) => get(withDrafts(path), { [draftHeader]: draftKey }),
  };
}

function withDrafts(path: string): string {
  if (path.startsWith('/api/navigation')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}status=draft`;
}
