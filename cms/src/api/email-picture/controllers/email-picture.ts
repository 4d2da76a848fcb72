import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound } from '../../../platform/http/http-error';
import { emailPicture } from '../services/pictures';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const [, partNumber = ''] = /^(.+)\.jpg$/.exec(String(ctx.params.file)) ?? [];
    const picture = await emailPicture(strapi, partNumber);
    if (!picture) throw notFound();
    ctx.set({ 'Cache-Control': 'public, max-age=86400', 'X-Content-Type-Options': 'nosniff' });
    ctx.type = 'image/jpeg';
    ctx.body = picture;
  },
});
