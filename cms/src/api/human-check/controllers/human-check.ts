import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { invalid } from '../../../platform/http/http-error';

const entry = v.pipe(v.string(), v.maxLength(100), v.toLowerCase());
// A form that is sent without an Idempotency-Key has no entry.
const ChallengeQuery = v.object({ entry: v.optional(entry, '') });
const Token = v.object({ token: v.pipe(v.string(), v.maxLength(10_000)), entry: v.optional(entry, '') });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async challenge(ctx: Context) {
    const parsed = v.safeParse(ChallengeQuery, ctx.query);
    if (!parsed.success) throw invalid('entry must be a string of at most 100 characters');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await strapi
      .service('api::human-check.human-check')
      .challenge(parsed.output.entry, { ip: ctx.ip });
  },

  async verify(ctx: Context) {
    const body = v.safeParse(Token, ctx.request.body);
    if (!body.success) throw invalid('token is missing');
    const pass = await strapi.service('api::human-check.human-check').verify(body.output, { ip: ctx.ip });
    ctx.body = { data: { pass } };
  },
});
