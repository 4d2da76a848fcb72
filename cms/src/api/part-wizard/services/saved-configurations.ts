import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { invalid, HttpError, siteIsBeingBuilt } from '../../../platform/http/http-error';
import { siteBuild } from '../../../platform/site-build/site-build';
import { parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { configurableFamilies } from './families';

/** An ordering code in an account. */
export type Configuration = {
  code: string;
  /** The customer's own; empty where it has none. */
  name: string;
  saved: number;
};
type ConfigurationInput = { code: string; name: string | undefined; saved: number | undefined };
const Row = v.object({ code: v.string(), name: v.nullable(v.string()), saved: v.number() });

export const longestName = 80;
const most = 100;

/** The last saved first. */
export async function savedConfigurations(strapi: Core.Strapi, customer: string): Promise<Configuration[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const rows = await trx(tables.savedConfigurations)
      .where({ customer })
      .orderBy([{ column: 'saved', order: 'desc' }, 'code']);
    return parseRows(Row, rows).map(({ code, name, saved }) => ({ code, name: name ?? '', saved }));
  });
}

/** "This code is kept under this name": safe to repeat. What is not named stays as it was. */
export async function saveConfiguration(
  strapi: Core.Strapi,
  customer: string,
  wanted: ConfigurationInput,
): Promise<Configuration[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const kept = await savedConfigurations(strapi, customer);
    const same = kept.find(({ code }) => code === wanted.code);
    // One that can no longer be built may still be given another name.
    const code = same?.code ?? (await codeIn(strapi, wanted.code));
    const known = kept.find((one) => one.code === code);
    if (!known && kept.length >= most) throw full();
    // No clock of a device runs ahead of ours.
    const moment = Math.min(wanted.saved ?? Date.now(), Date.now());
    await trx(tables.savedConfigurations)
      .insert({
        kept: `${customer}:${code}`,
        customer,
        code,
        name: wanted.name ?? known?.name ?? '',
        saved: Math.max(known?.saved ?? 0, moment),
      })
      .onConflict('kept')
      .merge(['name', 'saved']);
    return await savedConfigurations(strapi, customer);
  });
}

export async function removeConfiguration(
  strapi: Core.Strapi,
  customer: string,
  code: string,
): Promise<Configuration[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.savedConfigurations).where({ customer, code }).delete();
    return await savedConfigurations(strapi, customer);
  });
}

export const personalConfigurations: PersonalDataProvider = {
  name: 'savedConfigurations',
  isErasedOnTakeover: true,

  async export(strapi, { documentId }) {
    const kept = await savedConfigurations(strapi, documentId);
    return kept.map(({ code, name, saved }) => ({ code, name, savedAt: new Date(saved).toISOString() }));
  },

  async erase(strapi, { documentId }) {
    await strapi.db.transaction(async ({ trx }) => {
      await trx(tables.savedConfigurations).where({ customer: documentId }).delete();
    });
  },
};

/** As it is written; rejected where it cannot be read to its end, or not be built today. */
async function codeIn(strapi: Core.Strapi, text: string): Promise<string> {
  const engine = (await siteBuild())?.partWizard;
  if (!engine) throw siteIsBeingBuilt();
  const read = engine.read(await configurableFamilies(strapi), text);
  if (read && 'code' in read) return read.code;
  const message = read?.problem ?? `Part number ${text.slice(0, 80)} was not found.`;
  throw invalid(message, [{ path: ['code'], message, name: 'ValidationError' }]);
}

// 403 and not 400 or 422, whose responses are stored for the key: it is accepted once there is room.
function full(): HttpError {
  const message = `You can save up to ${most} configurations. Remove one, then save this one again.`;
  return new HttpError(message, { status: 403, name: 'LimitReachedError' });
}
