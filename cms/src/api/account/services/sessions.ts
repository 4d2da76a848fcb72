import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { IdRow, parseRow } from '../../../platform/database/rows';
import { notFound } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { type Customer, customerUid, findCustomer, shownCustomer } from './customer';
import { deviceName } from './device-name';
import { addSession, endOneSession, forgetSessions, sessionsOf } from './session-list';

const Payload = v.object({ session: v.optional(v.string()) });
const User = v.object({ blocked: v.nullable(v.boolean()) });

// The token contains the session version. A new password increments it, which ends all other sessions. Each token is
// unique, so that signing out ends only one.
export async function sessionOf(strapi: Core.Strapi, ctx: Context, customer: Customer) {
  const { id, documentId, sessionVersion } = customer;
  const session = randomUUID();
  await addSession(strapi, { session, customer: documentId, device: deviceName(ctx.get('user-agent')) });
  const jwt: string = strapi
    .plugin('users-permissions')
    .service('jwt')
    .issue({ id, version: sessionVersion, session });
  return { jwt, user: shownCustomer(customer) };
}

/** Where a customer is signed in. A session of an earlier version is added when its customer opens the list. */
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

/** Ends the sessions of all devices. `staff` is the id of the member of staff who does it. */
export async function endAllSessions(
  strapi: Core.Strapi,
  documentId: string,
  staff?: string,
): Promise<Customer> {
  const { tableName } = strapi.db.metadata.get(customerUid);
  const changed = await strapi.db.transaction(async ({ trx }) => {
    // The database counts, so that of two requests at the same moment, the later one ends the session of the earlier one too.
    await trx(tableName)
      .where({ document_id: documentId })
      .update({ session_version: trx.raw('coalesce(session_version, 0) + 1') });
    await forgetSessions(strapi, documentId);
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

// Valid only while the account exists and is not blocked.
export async function isTokenGood(strapi: Core.Strapi, jwt: string): Promise<boolean> {
  const plugin = strapi.plugin('users-permissions');
  const token: unknown = await plugin
    .service('jwt')
    .verify(jwt)
    .catch(() => null);
  const payload = parseRow(IdRow, token);
  if (!payload) return false;
  const found: unknown = await plugin.service('user').fetchAuthenticatedUser(payload.id);
  const user = parseRow(User, found);
  return user !== undefined && user.blocked !== true;
}
