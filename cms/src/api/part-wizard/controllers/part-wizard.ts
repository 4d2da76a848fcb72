import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async items(ctx: Context) {
    ctx.body = { data: await strapi.service('api::part-wizard.part-wizard').items() };
  },
});
