import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { SecondFactorNeeded } from '../api/second-factor/services/demand';
import { IdRow, parseRow } from '../platform/database/rows';
import { logSecurityEvent } from '../platform/logs/security-events';

// Koa's router ignores case and a slash at the end.
const paths = /^\/admin\/(login|reset-password|register|register-admin)\/?$/i;
const ownProfile = /^\/admin\/users\/me\/?$/i;

const ways = {
  login: 'password',
  'reset-password': 'mailed link',
  register: 'invitation',
  'register-admin': 'registration',
} as const;
const Way = v.picklist(['login', 'reset-password', 'register', 'register-admin']);
const SignedIn = v.object({ data: v.object({ user: v.object({ id: v.number() }) }) });
const Sent = v.object({ email: v.string() });
const NewPassword = v.object({ password: v.string() });

// Directly after staff-sign-in: logs who signed in to the admin and who failed to, and new passwords of staff.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const way = v.safeParse(Way, paths.exec(ctx.path)?.[1]?.toLowerCase());
    if (ctx.method === 'POST' && way.success) return logSignIn(strapi, ctx, { next, way: way.output });
    await next();
    const isChange = ctx.method === 'PUT' && ownProfile.test(ctx.path) && ctx.status === 200;
    if (isChange && v.is(NewPassword, ctx.request.body))
      logSecurityEvent({ event: 'authn_password_change', staff: String(ctx.state.user?.id) });
  };

async function logSignIn(
  strapi: Core.Strapi,
  ctx: Context,
  { next, way }: { next: Next; way: keyof typeof ways },
): Promise<void> {
  let staff: string | undefined;
  let needsCode = false;
  try {
    await next();
    const body = v.safeParse(SignedIn, ctx.body);
    if (ctx.status === 200 && body.success) staff = String(body.output.data.user.id);
  } catch (error) {
    // sign-in-with-code.ts logs the answer to the challenge.
    needsCode = error instanceof SecondFactorNeeded;
    if (error instanceof SecondFactorNeeded) staff = error.staff;
    throw error;
  } finally {
    const event = staff === undefined ? 'authn_login_fail' : 'authn_login_success';
    const known = staff ?? (await knownId(strapi, ctx.request.body));
    if (!needsCode) logSecurityEvent({ event, staff: known, by: ways[way] });
    if (way === 'reset-password' && staff !== undefined)
      logSecurityEvent({ event: 'authn_password_change', staff });
  }
}

// The id of the account that somebody tried to sign in to. If the database is unreachable, the line is logged without
// it.
async function knownId(strapi: Core.Strapi, body: unknown): Promise<string | undefined> {
  if (!v.is(Sent, body)) return undefined;
  const where = { email: body.email.toLowerCase() };
  const row: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where, select: ['id'] })
    .catch(() => null);
  const member = parseRow(IdRow, row);
  return member && String(member.id);
}
