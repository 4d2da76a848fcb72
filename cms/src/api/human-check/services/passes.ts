import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { sign } from '../../../platform/config/derived-secret';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';

const tenMinutes = 10 * 60 * 1000;

const Row = v.object({ pass: v.string(), used: v.nullable(v.number()) });

// One pass for one proof. The same proof sent again for the same entry gets the same pass: an answer may be lost.
export async function givePass(
  strapi: Core.Strapi,
  { proof, entry }: { proof: string; entry: string },
  now = Date.now(),
): Promise<string | undefined> {
  const pass = sign('pass', `${proof} ${entry}`);
  const table = () => strapi.db.connection(tables.passes);
  await table()
    .insert({ proof: digest(proof), pass: digest(pass), entry, expires: now + tenMinutes })
    .onConflict('proof')
    .ignore();
  const row = parseRow(
    Row,
    await table()
      .where({ proof: digest(proof) })
      .first(),
  );
  return row?.pass === digest(pass) && row.used === null ? pass : undefined;
}

// Inside the transaction of the form: a form that was not stored has not used its pass.
export async function spendPass(
  strapi: Core.Strapi,
  { pass, entry }: { pass: string; entry: string },
  now = Date.now(),
): Promise<void> {
  const used = await strapi.db.transaction(({ trx }) =>
    trx(tables.passes)
      .where({ pass: digest(pass), entry, used: null })
      .where('expires', '>', now)
      .update({ used: now }),
  );
  if (used !== 1)
    throw notHuman('The human verification is missing, already used or expired. Please try again.');
}

export function notHuman(message: string): HttpError {
  return new HttpError(message, { status: 403, name: 'HumanCheckError' });
}

// A challenge lives no longer than its pass, so its proof cannot come back later.
export async function removeOldPasses(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.passes)
    .where('expires', '<', now - tenMinutes)
    .delete();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
