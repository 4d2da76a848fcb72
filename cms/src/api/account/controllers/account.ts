import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';

const bodySchema = v.object({ jwt: v.string() });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async verifyToken(ctx: Context) {
    const body = v.safeParse(bodySchema, ctx.request.body);
    if (!body.success) return ctx.badRequest('jwt is missing');
    ctx.body = { data: { valid: await strapi.service('api::account.account').isValid(body.output.jwt) } };
  },
});
