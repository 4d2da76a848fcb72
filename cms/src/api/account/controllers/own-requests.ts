import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listRequests } from '../services/customer-requests';
import { ownCustomer } from '../services/own-customer';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await listRequests(strapi, await ownCustomer(strapi, ctx)) };
  },
});
