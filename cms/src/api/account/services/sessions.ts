import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { IdRow, parseRow } from '../../../platform/database/rows';
import { notFound } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { type Customer, customerUid, findCustomer, customerView } from './customer';
import { deviceName } from './device-name';
import { addSession, endOneSession, deleteSessions, sessionsOf } from './session-list';

const Payload = v.object({ session: v.optional(v.string()) });
const User = v.object({ blocked: v.nullable(v.boolean()) });

// Creates a session and its token. The token contains the session version, which a new password increments, so that all
// other sessions end. It also contains the session id, so that signing out ends only this session.
export async function startSession(strapi: Core.Strapi, ctx: Context, customer: Customer) {
  const { id, documentId, sessionVersion } = customer;
  const session = randomUUID();
  await addSession(strapi, { session, customer: documentId, device: deviceName(ctx.get('user-agent')) });
  const jwt: string = strapi
    .plugin('users-permissions')
    .service('jwt')
    .issue({ id, version: sessionVersion, session });
  return { jwt, user: customerView(customer) };
}

/**
 * The places where a customer is signed in. The current session is added if it is missing, because earlier versions did not
 * store sessions.
 */
export async function listSessions(strapi: Core.Strapi, ctx: Context, customer: string) {
  const current = await currentSession(strapi, ctx);
  if (current !== undefined)
    await addSession(strapi, { session: current, customer, device: deviceName(ctx.get('user-agent')) });
  return (await sessionsOf(strapi, customer)).map(({ session, device, started, seen }) => ({
    id: session,
    device,
    startedAt: new Date(started).toISOString(),
    seenAt: new Date(seen).toISOString(),
    isCurrent: session === current,
  }));
}

/** Ends the sessions of a customer on all devices. `staff` is the id of the member of staff who requested it. */
export async function endAllSessions(
  strapi: Core.Strapi,
  documentId: string,
  staff?: string,
): Promise<Customer> {
  const { tableName } = strapi.db.metadata.get(customerUid);
  const changed = await strapi.db.transaction(async ({ trx }) => {
    // The database increments the version, so that the second of two concurrent requests also ends the session that the first
    // one started.
    await trx(tableName)
      .where({ document_id: documentId })
      .update({ session_version: trx.raw('coalesce(session_version, 0) + 1') });
    await deleteSessions(strapi, documentId);
    return await findCustomer(strapi, documentId);
  });
  if (!changed) throw notFound();
  logSecurityEvent({
    event: 'authn_token_revoked',
    customer: documentId,
    ...(staff && { changedBy: staff }),
  });
  return changed;
}

/** Removes the session of this request from the list. */
export async function endCurrent(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const [session, customer] = [await currentSession(strapi, ctx), String(ctx.state.user?.documentId)];
  if (session !== undefined) await endOneSession(strapi, customer, session);
}

async function currentSession(strapi: Core.Strapi, ctx: Context): Promise<string | undefined> {
  return v.parse(Payload, await strapi.plugin('users-permissions').service('jwt').getToken(ctx)).session;
}

// A token is valid only while the account exists and is not blocked.
export async function isTokenValid(strapi: Core.Strapi, jwt: string): Promise<boolean> {
  const plugin = strapi.plugin('users-permissions');
  const token: unknown = await plugin
    .service('jwt')
    .verify(jwt)
    .catch(() => null);
  const payload = parseRow(IdRow, token);
  if (!payload) return false;
  const entry: unknown = await plugin.service('user').fetchAuthenticatedUser(payload.id);
  const user = parseRow(User, entry);
  return user !== undefined && user.blocked !== true;
}
