import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Member = { id: number; isActive: boolean | null; blocked: boolean | null };
type Permission = {
  action: string;
  subject: string | null;
  conditions?: string[];
  properties?: { fields?: string[] };
};
type Action = { section: string };
/** The permissions that staff need on these fields of a content type. */
export type Need = { subject: string; action: 'read' | 'update'; fields: string[] };

/** The cookie of a session of the admin. */
export const refreshCookie = 'strapi_admin_refresh';

// Browsers send no Authorization header with a link, but they send the cookie of the admin session.
export async function signedInMember(strapi: Core.Strapi, ctx: Context): Promise<Member | undefined> {
  const cookie = ctx.cookies.get(refreshCookie);
  if (!cookie) return undefined;
  const session = await strapi.sessionManager('admin').validateRefreshToken(cookie);
  if (!session.isValid) return undefined;
  const member: Member | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: Number(session.userId) } });
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
  const permissions: Permission[] = await strapi.service('admin::permission').findUserPermissions(member);
  const unconditional = permissions.filter(({ conditions = [] }) => conditions.length === 0);
  const everything = allPermissions(strapi);
  return needs.every((need) => {
    const granted = new Set(fieldsOf(unconditional, need));
    const needed = fieldsOf(everything, need).filter((field) => need.fields.includes(topLevel(field)));
    return needed.length >= need.fields.length && needed.every((field) => granted.has(field));
  });
}

function allPermissions(strapi: Core.Strapi): Permission[] {
  const actions: Action[] = strapi.service('admin::permission').actionProvider.values();
  const contentActions = actions.filter(({ section }) => section === 'contentTypes');
  return strapi.service('admin::content-type').getPermissionsWithNestedFields(contentActions);
}

function fieldsOf(permissions: Permission[], { subject, action }: Need): string[] {
  const actionId = `plugin::content-manager.explorer.${action}`;
  return permissions
    .filter((permission) => permission.action === actionId && permission.subject === subject)
    .flatMap(({ properties }) => properties?.fields ?? []);
}

// Fields of components are listed one by one: "lines.quantity".
function topLevel(field: string): string {
  return field.split('.')[0] ?? '';
}
