import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ownCustomer } from '../../account/services/own-customer';
import { ownInstruments } from '../services/own-instruments';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await ownInstruments(strapi, await ownCustomer(strapi, ctx)) };
  },
});
