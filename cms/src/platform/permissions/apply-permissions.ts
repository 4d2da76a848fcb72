import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRows } from '../database/rows';
import { publicReads } from './public-reads';

const Role = v.object({
  id: v.number(),
  permissions: v.array(v.object({ id: v.number(), action: v.string() })),
});
type Role = v.InferOutput<typeof Role>;

const permissionModel = 'plugin::users-permissions.permission';

// Visitors and signed-in customers can read the same content. Other permissions of the roles do not change.
export async function applyPermissions(strapi: Core.Strapi): Promise<void> {
  const roles: unknown = await strapi.db
    .query('plugin::users-permissions.role')
    .findMany({ where: { type: ['public', 'authenticated'] }, populate: ['permissions'] });
  for (const role of parseRows(Role, roles)) {
    await grantReads(strapi, role);
    await revokeOtherContent(strapi, role);
  }
}

async function grantReads(strapi: Core.Strapi, role: Role): Promise<void> {
  const granted = new Set(role.permissions.map(({ action }) => action));
  for (const action of publicReads.filter((read) => !granted.has(read))) {
    await strapi.db.query(permissionModel).create({ data: { action, role: role.id } });
  }
}

async function revokeOtherContent(strapi: Core.Strapi, role: Role): Promise<void> {
  const isForbidden = (action: string) =>
    /^(api::|plugin::upload\.)/.test(action) && !publicReads.includes(action);
  const forbidden = role.permissions.filter(({ action }) => isForbidden(action)).map(({ id }) => id);
  if (forbidden.length === 0) return;
  await strapi.db.query(permissionModel).deleteMany({ where: { id: forbidden } });
}
