import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { environment } from '../../../platform/config/environment';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { readVatNumber, type VatNumber } from './vat-number';

export type CheckedVatNumber =
  | { valid: true; number: VatNumber; checkedBy: 'checksum' | 'service' }
  | { valid: false; checkedBy: 'checksum' | 'service' };
const Row = v.object({ valid: v.number() });

const timeoutMilliseconds = 5000;
const keptMilliseconds = 24 * 60 * 60 * 1000;
const ViesResponse = v.object({ valid: v.boolean() });

/** What is known without asking anybody: the checksum, and what the service last said. */
export async function knownVatNumber(strapi: Core.Strapi, text: string): Promise<CheckedVatNumber | null> {
  if (text === '') return null;
  const number = readVatNumber(text);
  if (!number) return { valid: false, checkedBy: 'checksum' };
  const said = await lastResult(strapi, number);
  if (said === undefined) return { valid: true, number, checkedBy: 'checksum' };
  return said ? { valid: true, number, checkedBy: 'service' } : { valid: false, checkedBy: 'service' };
}

// Outside of every transaction: the service of the EU takes seconds, and is often closed. Then the checksum counts.
export async function askVatService(strapi: Core.Strapi, text: string): Promise<void> {
  const { VAT_CHECK_URL } = environment();
  const number = readVatNumber(text);
  if (!VAT_CHECK_URL || !number || (await lastResult(strapi, number)) !== undefined) return;
  const valid = await ask(VAT_CHECK_URL, number).catch(() => undefined);
  if (valid === undefined) return;
  await strapi.db
    .connection(tables.vatNumbers)
    .insert({ number: number.number, valid: valid ? 1 : 0, checked: Date.now() })
    .onConflict('number')
    .merge();
}

async function ask(address: string, { number }: VatNumber): Promise<boolean | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const answer = v.safeParse(ViesResponse, await response.json());
  return response.ok && answer.success ? answer.output.valid : undefined;
}

async function lastResult(strapi: Core.Strapi, { number }: VatNumber): Promise<boolean | undefined> {
  if (!environment().VAT_CHECK_URL) return undefined;
  const found: unknown = await strapi.db.transaction(({ trx }) =>
    trx(tables.vatNumbers)
      .where({ number })
      .where('checked', '>', Date.now() - keptMilliseconds)
      .first(),
  );
  const row = parseRow(Row, found);
  return row && row.valid === 1;
}
