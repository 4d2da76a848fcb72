import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readForm } from '../../../requests/read-form';
import { requestUid } from '../../../service-desk/request-record';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async send(ctx: Context) {
    const form = readForm(ctx);
    ctx.status = 201;
    ctx.body = { data: await strapi.service(requestUid).send(form) };
  },
});
