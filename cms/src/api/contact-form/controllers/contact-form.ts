import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { invalid } from '../../../platform/http/http-error';
import { readForm } from '../../form/services/read-form';
import { enquiryUid } from '../services/enquiry-record';

const Kind = v.object({ kind: v.picklist(['contact', 'quote', 'demo']) });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async send(ctx: Context) {
    const form = readForm(ctx);
    const kind = v.safeParse(Kind, form.data);
    if (!kind.success) throw invalid('kind must be contact, quote or demo.');
    ctx.status = 201;
    ctx.body = { data: await strapi.service(enquiryUid).send(kind.output.kind, form) };
  },

  async sendConfiguration(ctx: Context) {
    ctx.status = 201;
    ctx.body = { data: await strapi.service(enquiryUid).sendConfiguration(readForm(ctx)) };
  },
});
