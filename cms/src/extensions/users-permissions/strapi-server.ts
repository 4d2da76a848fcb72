import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isEnded } from '../../api/account/services/ended-sessions';
import { recordSessionUse } from '../../api/account/services/session-list';
import { parseRow } from '../../platform/database/rows';
import { customerAttributes } from '../../api/account/services/customer-attributes';

type Payload = { id?: number; version?: number; session?: string };
type TokenService = { verify(token: string): Promise<Payload> };
type Plugin = {
  routes: Record<string, unknown>;
  contentTypes: { user: { schema: { info: { displayName: string }; attributes: Record<string, unknown> } } };
  services: { jwt: (context: { strapi: Core.Strapi }) => TokenService };
};

// Strapi's users, with the fields of a customer. Its own endpoints are disabled; ours are in src/api/account.
export default function extend(plugin: Plugin): Plugin {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  const { schema } = plugin.contentTypes.user;
  schema.info.displayName = 'Customer';
  Object.assign(schema.attributes, customerAttributes);
  const stock = plugin.services.jwt;
  plugin.services.jwt = (context) => {
    const service = stock(context);
    return {
      ...service,
      verify: async (token) => {
        const payload = await requireCurrentVersion(context.strapi, await service.verify(token));
        if (await isEnded(context.strapi, token, payload.session)) throw new Error('Invalid token.');
        if (payload.session !== undefined) await recordSessionUse(context.strapi, payload.session);
        return payload;
      },
    };
  };
  return plugin;
}

const User = v.object({ sessionVersion: v.nullable(v.number()) });

// Rejects tokens that were issued before the password was changed.
async function requireCurrentVersion(strapi: Core.Strapi, payload: Payload): Promise<Payload> {
  const { id, version } = payload;
  const row: unknown =
    id === undefined
      ? null
      : await strapi.db
          .query('plugin::users-permissions.user')
          .findOne({ where: { id }, select: ['sessionVersion'] });
  const user = parseRow(User, row);
  if (!user || (user.sessionVersion ?? 0) !== version) throw new Error('Invalid token.');
  return payload;
}
