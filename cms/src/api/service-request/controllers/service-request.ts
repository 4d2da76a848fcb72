import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async findOne(ctx: Context) {
    ctx.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    ctx.body = {
      data: await strapi.service('api::service-request.service-request').status(ctx.params.token),
    };
  },

  async paper(ctx: Context) {
    const { rmaNumber, pdf } = await strapi
      .service('api::service-request.service-request')
      .paper(ctx.params.token);
    ctx.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    ctx.set('Content-Disposition', `inline; filename="${rmaNumber}.pdf"`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  },
});
