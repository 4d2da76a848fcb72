import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { redirectPermanently } from '../../../platform/http/redirect-permanently';
import { shippingDocumentPath } from '../../../platform/signed-links/status-link';
import { readForm } from '../../form/services/read-form';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async send(ctx: Context) {
    const form = readForm(ctx);
    ctx.status = 201;
    ctx.body = { data: await strapi.service('api::service-request.service-request').send(form) };
  },

  async findOne(ctx: Context) {
    ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    ctx.body = {
      data: await strapi.service('api::service-request.service-request').status(ctx.params.token),
    };
  },

  async shippingDocument(ctx: Context) {
    const { rmaNumber, pdf } = await strapi
      .service('api::service-request.service-request')
      .shippingDocument(ctx.params.token);
    ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    ctx.set('Content-Disposition', `inline; filename="${rmaNumber}.pdf"`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  },

  oldShippingDocument(ctx: Context) {
    redirectPermanently(ctx, shippingDocumentPath(ctx.params.token));
  },
});
