import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { readBody } from '../../account/services/read-body';
import {
  type Configuration,
  longestName,
  removeConfiguration,
  saveConfiguration,
  savedConfigurations,
} from '../services/saved-configurations';

const ConfigurationInput = v.object({
  data: v.object({
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestName))),
    savedAt: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), v.number())),
  }),
});
const complaint = `Send a name of at most ${longestName} characters, and the time it was saved.`;

// Each change is answered with all that is kept now.
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    respond(ctx, await savedConfigurations(strapi, customerOf(ctx)));
  },

  async save(ctx: Context) {
    const { name, savedAt } = readBody(ctx, ConfigurationInput, complaint).data;
    const wanted = { code: String(ctx.params.code), name, saved: savedAt };
    respond(ctx, await saveConfiguration(strapi, customerOf(ctx), wanted));
  },

  async remove(ctx: Context) {
    respond(ctx, await removeConfiguration(strapi, customerOf(ctx), String(ctx.params.code)));
  },
});

const customerOf = (ctx: Context): string => String(ctx.state.user.documentId);

function respond(ctx: Context, kept: Configuration[]): void {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = {
    data: kept.map(({ code, name, saved }) => ({ code, name, savedAt: new Date(saved).toISOString() })),
  };
}
