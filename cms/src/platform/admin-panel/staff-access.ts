import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { parseRow, parseRows } from '../database/rows';

const Member = v.object({
  id: v.number(),
  isActive: v.nullable(v.boolean()),
  blocked: v.nullable(v.boolean()),
});
type Member = v.InferOutput<typeof Member>;
const Permission = v.object({
  action: v.string(),
  subject: v.nullish(v.string(), null),
  conditions: v.nullish(v.array(v.string()), []),
  properties: v.nullish(v.object({ fields: v.nullish(v.array(v.string()), []) }), {}),
});
type Permission = v.InferOutput<typeof Permission>;
type Action = { section: string };
/** The permissions that staff need on these fields of a content type. */
export type Need = { subject: string; action: 'read' | 'update'; fields: string[] };

const explorer = 'plugin::content-manager.explorer';

/** The cookie of a session of the admin. */
export const refreshCookie = 'strapi_admin_refresh';

// Browsers send no Authorization header with a link, but they send the cookie of the admin session.
export async function signedInMember(strapi: Core.Strapi, ctx: Context): Promise<Member | undefined> {
  const cookie = ctx.cookies.get(refreshCookie);
  if (!cookie) return undefined;
  const session = await strapi.sessionManager('admin').validateRefreshToken(cookie);
  if (!session.isValid) return undefined;
  const row: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: Number(session.userId) } });
  const member = parseRow(Member, row);
  return member?.isActive === true && member.blocked !== true ? member : undefined;
}

/**
 * Whether a user's roles grant all required permissions. A permission with a condition ("is creator") never
 * counts, because these links return entries that have no creator, and whole lists.
 */
export async function hasPermissions(
  strapi: Core.Strapi,
  member: { id: number },
  needs: Need[],
): Promise<boolean> {
  const found: unknown = await strapi.service('admin::permission').findUserPermissions(member);
  const unconditional = parseRows(Permission, found).filter(({ conditions }) => conditions.length === 0);
  const everything = allPermissions(strapi);
  return needs.every((need) => {
    const granted = new Set(fieldsOf(unconditional, need));
    const needed = fieldsOf(everything, need).filter((field) => need.fields.includes(topLevel(field)));
    return needed.length >= need.fields.length && needed.every((field) => granted.has(field));
  });
}

/** The content types whose entries a user may publish. */
export async function publishableSubjects(strapi: Core.Strapi, member: { id: number }): Promise<Set<string>> {
  const found: unknown = await strapi.service('admin::permission').findUserPermissions(member);
  const granted = parseRows(Permission, found).filter(
    ({ action, conditions }) => action === `${explorer}.publish` && conditions.length === 0,
  );
  return new Set(granted.flatMap(({ subject }) => subject ?? []));
}

function allPermissions(strapi: Core.Strapi): Permission[] {
  const actions: Action[] = strapi.service('admin::permission').actionProvider.values();
  const contentActions = actions.filter(({ section }) => section === 'contentTypes');
  const all: unknown = strapi.service('admin::content-type').getPermissionsWithNestedFields(contentActions);
  return parseRows(Permission, all);
}

function fieldsOf(permissions: Permission[], { subject, action }: Need): string[] {
  const actionId = `${explorer}.${action}`;
  return permissions
    .filter((permission) => permission.action === actionId && permission.subject === subject)
    .flatMap(({ properties }) => properties.fields);
}

// Fields of components are listed one by one: "lines.quantity".
function topLevel(field: string): string {
  return field.split('.')[0] ?? '';
}
