import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound } from '../../../platform/http/http-error';
import { countAttempt } from '../../../platform/rate-limit/rate-limit';
import { findInstrument } from '../services/instruments';

/** Unknown serial numbers allowed per hour and IP address: enough for typing errors, but too few for guessing. */
const maxFailures = 20;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async certificate(ctx: Context) {
    ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    const attempt = await countAttempt(strapi, [{ bucket: `certificates:${ctx.ip}`, most: maxFailures }]);
    const instrument = await findInstrument(strapi, String(ctx.params.serialNumber));
    if (!instrument) throw notFound();
    await attempt.takeBack();
    ctx.body = { data: instrument };
  },
});
