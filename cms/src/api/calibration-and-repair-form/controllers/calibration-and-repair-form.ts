import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readForm } from '../../form/services/read-form';
import { requestUid } from '../../service-request/services/request-record';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async send(ctx: Context) {
    const form = readForm(ctx);
    ctx.status = 201;
    ctx.body = { data: await strapi.service(requestUid).send(form) };
  },
});
