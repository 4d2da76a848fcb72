import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const userUid = 'admin::user';
const Member = v.pipe(
  v.object({
    id: v.number(),
    email: v.string(),
    firstname: v.nullish(v.string(), ''),
    lastname: v.nullish(v.string(), ''),
    password: v.nullish(v.string(), ''),
    isActive: v.nullish(v.boolean(), false),
    blocked: v.nullish(v.boolean(), false),
    roles: v.optional(v.array(v.object({ code: v.string() })), () => []),
  }),
  v.transform((user) => ({ ...user, staff: String(user.id) })),
);

/** A user of the admin. `staff` is the id as text, as in all tables of this domain. */
export type Member = v.InferOutput<typeof Member>;

export const parseMember = (user: unknown): Member => v.parse(Member, user);

/** Undefined if the user was deleted, deactivated or blocked. */
export async function findMember(strapi: Core.Strapi, staff: string): Promise<Member | undefined> {
  if (!/^\d{1,15}$/.test(staff)) return undefined;
  const user: unknown = await strapi.db
    .query(userUid)
    .findOne({ where: { id: Number(staff) }, populate: ['roles'] });
  if (user === null) return undefined;
  const member = parseMember(user);
  return member.isActive && !member.blocked ? member : undefined;
}

export async function allMembers(strapi: Core.Strapi): Promise<Member[]> {
  const users: unknown = await strapi.db.query(userUid).findMany({ orderBy: { id: 'asc' } });
  return v.parse(v.array(Member), users);
}

export const isSuperAdmin = ({ roles }: Member): boolean =>
  roles.some(({ code }) => code === 'strapi-super-admin');
