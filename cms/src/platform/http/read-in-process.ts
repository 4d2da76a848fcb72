import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import inject, { type DispatchFunc } from 'light-my-request';
import { createMissingContentLog } from '../site-build/missing-content';
import type { Read } from '../site-build/site-build';

const draftHeader = 'x-fieldshop-drafts';
// Known only to this process, so external requests cannot read drafts.
const draftKey = randomBytes(32).toString('hex');

export function mayReadDrafts(headers: Record<string, string | string[] | undefined>): boolean {
  return headers[draftHeader] === draftKey;
}

// Calls the API through the same middlewares as an external request, without a socket.
export function createRead(strapi: Core.Strapi): { published: Read; drafts: Read } {
  let dispatch: DispatchFunc | undefined;
  let note: ReturnType<typeof createMissingContentLog> | undefined;
  const get = async (url: string, headers: Record<string, string>) => {
    dispatch ??= strapi.server.app.callback();
    const response = await inject(dispatch, { method: 'GET', url, headers });
    const body: unknown = response.payload === '' ? null : JSON.parse(response.payload);
    return { status: response.statusCode, body };
  };
  return {
    published: async (path) => {
      const answer = await get(path, {});
      note ??= createMissingContentLog(strapi);
      note(path, answer.status);
      return answer;
    },
    drafts: (path) => get(withDrafts(path), { [draftHeader]: draftKey }),
  };
}

function withDrafts(path: string): string {
  if (path.startsWith('/api/navigation')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}status=draft`;
}
