import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { invalid, HttpError, siteIsBeingBuilt } from '../../../platform/http/http-error';
import { siteBuild } from '../../../platform/site-build/site-build';
import { parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { texts } from '../../../platform/messages/texts';
import { configurableFamilies } from './families';

/** A configuration saved in an account. */
export type Configuration = {
  code: string;
  /** The name given by the customer, or an empty string. */
  name: string;
  saved: number;
};
type ConfigurationInput = { code: string; name: string | undefined; saved: number | undefined };
const Row = v.object({ code: v.string(), name: v.nullable(v.string()), saved: v.number() });

export const maxNameLength = 80;
const maxConfigurations = 100;

/** The customer's configurations, newest first. */
export async function savedConfigurations(strapi: Core.Strapi, customer: string): Promise<Configuration[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const rows = await trx(tables.savedConfigurations)
      .where({ customer })
      .orderBy([{ column: 'saved', order: 'desc' }, 'code']);
    return parseRows(Row, rows).map(({ code, name, saved }) => ({ code, name: name ?? '', saved }));
  });
}

/** Safe to repeat. An undefined name keeps the stored name; an undefined time means now. */
export async function saveConfiguration(
  strapi: Core.Strapi,
  customer: string,
  input: ConfigurationInput,
): Promise<Configuration[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const configurations = await savedConfigurations(strapi, customer);
    const same = configurations.find(({ code }) => code === input.code);
    // A configuration that can no longer be built can still be renamed.
    const code = same?.code ?? (await resolveCode(strapi, input.code));
    const known = configurations.find((other) => other.code === code);
    if (!known && configurations.length >= maxConfigurations) throw limitReached();
    // The clock of the device may be ahead of ours.
    const savedAt = Math.min(input.saved ?? Date.now(), Date.now());
    await trx(tables.savedConfigurations)
      .insert({
        configuration: `${customer}:${code}`,
        customer,
        code,
        name: input.name ?? known?.name ?? '',
        saved: Math.max(known?.saved ?? 0, savedAt),
      })
      .onConflict('configuration')
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
    const configurations = await savedConfigurations(strapi, documentId);
    return configurations.map(({ code, name, saved }) => ({
      code,
      name,
      savedAt: new Date(saved).toISOString(),
    }));
  },

  async erase(strapi, { documentId }) {
    await strapi.db.transaction(async ({ trx }) => {
      await trx(tables.savedConfigurations).where({ customer: documentId }).delete();
    });
  },
};

/** The code in its usual spelling. @throws an HttpError (400) if it cannot be built */
async function resolveCode(strapi: Core.Strapi, text: string): Promise<string> {
  const engine = (await siteBuild())?.partWizard;
  if (!engine) throw siteIsBeingBuilt();
  const read = engine.read(await configurableFamilies(strapi), text);
  if (read && 'code' in read) return read.code;
  const message = read?.problem ?? texts().partWizard.notFound({ code: text.slice(0, 80) });
  throw invalid(message, [{ path: ['code'], message, name: 'ValidationError' }]);
}

// Not 400 or 422, because those responses are stored for the idempotency key. A repeat must succeed after another
// configuration was removed.
function limitReached(): HttpError {
  const message = texts().partWizard.limitReached({ most: maxConfigurations });
  return new HttpError(message, { status: 403, name: 'LimitReachedError' });
}
