import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound } from '../../../platform/http/http-error';
import { count, takeBack } from '../../../platform/rate-limit/rate-limit';
import { findInstrument } from '../services/instruments';

/** Unknown serial numbers per hour and IP address. Enough for typing errors, too few for guessing. */
const mostFailures = 20;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async certificate(ctx: Context) {
    ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    const bucket = `certificates:${ctx.ip}`;
    await count(strapi, { bucket, most: mostFailures });
    const instrument = await findInstrument(strapi, String(ctx.params.serialNumber));
    if (!instrument) throw notFound();
    await takeBack(strapi, bucket);
    ctx.body = { data: instrument };
  },
});
