import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readForm } from '../../form/services/read-form';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => strapi.service('api::part-wizard.part-wizard');
  return {
    async items(ctx: Context) {
      ctx.body = { data: await service().items() };
    },

    async email(ctx: Context) {
      ctx.status = 201;
      ctx.body = { data: await service().mail(readForm(ctx)) };
    },
  };
};
