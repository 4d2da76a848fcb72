import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

const uploadsOfStaff = /^\/upload(\/files(\/[^/]+\/replace)?)?\/?$/;
const uploadsOfSystems = /^\/api\/upload\/?$/;

/** Multipart uploads are only accepted from the media library and from systems with an API token, both authenticated. */
export async function mayUpload(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const [, token] = /^bearer (\S+)$/i.exec(ctx.get('authorization')) ?? [];
  if (ctx.method !== 'POST' || token === undefined) return false;
  if (uploadsOfStaff.test(ctx.path)) return isStaff(strapi, token);
  return uploadsOfSystems.test(ctx.path) && isApiToken(strapi, token);
}

async function isStaff(strapi: Core.Strapi, token: string): Promise<boolean> {
  const sessions = strapi.sessionManager('admin');
  const session = sessions.validateAccessToken(token);
  return session.isValid && sessions.isSessionActive(session.payload.sessionId);
}

async function isApiToken(strapi: Core.Strapi, token: string): Promise<boolean> {
  const tokens = strapi.service('admin::api-token-content-api');
  return (await tokens.getByAccessKey(tokens.hash(token))) !== null;
}
