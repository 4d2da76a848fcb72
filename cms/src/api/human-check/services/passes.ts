import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { sign } from '../../../platform/config/derived-secret';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { sha256 } from '../../../platform/sha256';
import { texts } from '../../../platform/messages/texts';

const tenMinutes = 10 * 60 * 1000;

const Row = v.object({ pass: v.string(), used: v.nullable(v.number()) });

/**
 * Issues one pass for each proof. A repeated request returns the same pass, because the first response may have been lost.
 * Undefined if the pass was already used.
 */
export async function issuePass(
  strapi: Core.Strapi,
  { proof, entry }: { proof: string; entry: string },
  now = Date.now(),
): Promise<string | undefined> {
  const pass = sign('pass', `${proof} ${entry}`);
  const table = () => strapi.db.connection(tables.passes);
  await table()
    .insert({ proof: sha256(proof), pass: sha256(pass), entry, expires: now + tenMinutes })
    .onConflict('proof')
    .ignore();
  const row = parseRow(
    Row,
    await table()
      .where({ proof: sha256(proof) })
      .first(),
  );
  return row?.pass === sha256(pass) && row.used === null ? pass : undefined;
}

/** Runs in the transaction of the form, so that a form that is not stored does not use up its pass. */
export async function redeemPass(
  strapi: Core.Strapi,
  { pass, entry }: { pass: string; entry: string },
  now = Date.now(),
): Promise<void> {
  const used = await strapi.db.transaction(({ trx }) =>
    trx(tables.passes)
      .where({ pass: sha256(pass), entry, used: null })
      .where('expires', '>', now)
      .update({ used: now }),
  );
  if (used !== 1) throw humanCheckError(texts().humanCheck.missing);
}

export function humanCheckError(message: string): HttpError {
  return new HttpError(message, { status: 403, name: 'HumanCheckError' });
}

// A challenge expires before its pass does, so its proof cannot be used again after the pass has been deleted.
export async function removeOldPasses(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.passes)
    .where('expires', '<', now - tenMinutes)
    .delete();
}
