import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { parseRow, parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { decrypt, encrypt } from './encryption';

const Row = v.object({ factor: v.string(), secret: v.string(), since: v.number() });
const Owner = v.object({ staff: v.string() });

/** A second factor that is turned on. `secret` is undefined if ENCRYPTION_KEY has been changed. */
export type Factor = { factor: string; secret: string | undefined; since: number };

/** `staff` is always the id of the user in the admin, as text. */
export async function factorOf(strapi: Core.Strapi, staff: string): Promise<Factor | undefined> {
  const row = parseRow(Row, await strapi.db.connection(tables.secondFactors).where({ staff }).first());
  return row && { ...row, secret: decrypt(strapi, row.secret) };
}

/** The id of the factor alone, without decrypting its secret. */
export async function factorIdOf(strapi: Core.Strapi, staff: string): Promise<string | undefined> {
  const row = parseRow(Row, await strapi.db.connection(tables.secondFactors).where({ staff }).first());
  return row?.factor;
}

export async function staffWithFactor(strapi: Core.Strapi): Promise<Set<string>> {
  const rows = parseRows(Owner, await strapi.db.connection(tables.secondFactors).select('staff'));
  return new Set(rows.map(({ staff }) => staff));
}

/**
 * Stores a factor and returns its id, or undefined if there already is one, for example from a simultaneous request. `step`
 * is the time step of the code that turned it on.
 */
export async function addFactor(
  strapi: Core.Strapi,
  staff: string,
  { secret, step }: { secret: string; step: number },
): Promise<string | undefined> {
  const factor = randomUUID();
  return await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.secondFactors)
      .insert({ staff, factor, secret: encrypt(strapi, secret), step, since: Date.now() })
      .onConflict('staff')
      .ignore();
    const added: object | undefined = await trx(tables.secondFactors).where({ staff, factor }).first('id');
    return added && factor;
  });
}

/** False if the code of this or a later step was already used, because each code works only once (RFC 6238, 5.2). */
export async function takeStep(strapi: Core.Strapi, staff: string, step: number): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const used = await trx(tables.secondFactors)
      .where({ staff })
      // A step that is later than any accepted code was stored before the server's clock was set back.
      .where((last: Knex.QueryBuilder) => last.where('step', '<', step).orWhere('step', '>', step + 2))
      .update({ step });
    return used === 1;
  });
}

/** Removes the factor and its recovery codes. False if there was no factor. */
export async function removeFactor(strapi: Core.Strapi, staff: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.recoveryCodes).where({ staff }).delete();
    return (await trx(tables.secondFactors).where({ staff }).delete()) === 1;
  });
}
