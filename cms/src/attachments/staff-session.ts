import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Member = { isActive: boolean | null; blocked: boolean | null };
type Ability = { can(action: string, subject: string): boolean };

const refreshCookie = 'strapi_admin_refresh';
const request = 'api::contact-form.contact-form';

// A link carries no Authorization header, but the admin's session cookie: whose it is, and what they may read.
export async function mayReadRequests(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const cookie = ctx.cookies.get(refreshCookie);
  if (!cookie) return false;
  const session = await strapi.sessionManager('admin').validateRefreshToken(cookie);
  if (!session.isValid) return false;
  const member: Member | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: Number(session.userId) }, populate: ['roles'] });
  if (member?.isActive !== true || member.blocked === true) return false;
  const ability: Ability = await strapi.service('admin::permission').engine.generateUserAbility(member);
  return ability.can('plugin::content-manager.explorer.read', request);
}
