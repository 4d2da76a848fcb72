import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { quotePdf } from '../services/quote-pdf';
import { quoteView } from '../services/quote-view';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async findOne(ctx: Context) {
    const access = { id: String(ctx.params.id), token: String(ctx.query.token ?? '') };
    ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    ctx.body = { data: await quoteView(strapi, access) };
  },

  async pdf(ctx: Context) {
    const access = { id: String(ctx.params.id), token: String(ctx.query.token ?? '') };
    const { name, pdf } = await quotePdf(strapi, access);
    ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    ctx.set('Content-Disposition', `inline; filename="${name}.pdf"`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  },
});
