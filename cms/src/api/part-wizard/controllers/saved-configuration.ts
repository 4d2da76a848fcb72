import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { readBody } from '../../account/services/read-body';
import {
  type Configuration,
  maxNameLength,
  removeConfiguration,
  saveConfiguration,
  savedConfigurations,
} from '../services/saved-configurations';

const ConfigurationInput = v.object({
  data: v.object({
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxNameLength))),
    savedAt: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), v.number())),
  }),
});
const invalidBody = `Send a name of at most ${maxNameLength} characters, and the time when it was saved.`;

// Every response contains all saved configurations.
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    respond(ctx, await savedConfigurations(strapi, customerOf(ctx)));
  },

  async save(ctx: Context) {
    const { name, savedAt } = readBody(ctx, ConfigurationInput, invalidBody).data;
    const input = { code: String(ctx.params.code), name, saved: savedAt };
    respond(ctx, await saveConfiguration(strapi, customerOf(ctx), input));
  },

  async remove(ctx: Context) {
    respond(ctx, await removeConfiguration(strapi, customerOf(ctx), String(ctx.params.code)));
  },
});

const customerOf = (ctx: Context): string => String(ctx.state.user.documentId);

function respond(ctx: Context, saved: Configuration[]): void {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = {
    data: saved.map(({ code, name, saved }) => ({ code, name, savedAt: new Date(saved).toISOString() })),
  };
}
