import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { notFound } from '../../../platform/http/http-error';
import { ownCustomer } from '../services/own-customer';
import { endOneSession } from '../services/session-list';
import { endAllSessions, listSessions, startSession } from '../services/sessions';

/** The places where a customer is signed in, as listed in the account. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { documentId } = await ownCustomer(strapi, ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await listSessions(strapi, ctx, documentId) };
  },

  async endOne(ctx: Context) {
    const { documentId } = await ownCustomer(strapi, ctx);
    const { session } = v.parse(v.object({ session: v.string() }), ctx.params);
    if (!(await endOneSession(strapi, documentId, session.toLowerCase()))) throw notFound();
    ctx.body = { data: { ended: true } };
  },

  /** Ends all sessions except the current one, whose device receives a new token. */
  async endOthers(ctx: Context) {
    const { documentId } = await ownCustomer(strapi, ctx);
    ctx.body = await startSession(strapi, ctx, await endAllSessions(strapi, documentId));
  },
});
