import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { environment } from '../../../platform/config/environment';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { parseVatNumber, type VatNumber } from './vat-number';

export type CheckedVatNumber =
  | { valid: true; number: VatNumber; checkedBy: 'checksum' | 'service' }
  | { valid: false; checkedBy: 'checksum' | 'service' };
const Row = v.object({ valid: v.number() });

const timeoutMs = 5000;
const cacheMs = 24 * 60 * 60 * 1000;
const ViesResponse = v.object({ valid: v.boolean() });

/** Checks the checksum and the stored result of the EU service, without a request. */
export async function storedVatCheck(strapi: Core.Strapi, text: string): Promise<CheckedVatNumber | null> {
  if (text === '') return null;
  const number = await parseVatNumber(text);
  if (!number) return { valid: false, checkedBy: 'checksum' };
  const isValid = await lastResult(strapi, number);
  if (isValid === undefined) return { valid: true, number, checkedBy: 'checksum' };
  return isValid ? { valid: true, number, checkedBy: 'service' } : { valid: false, checkedBy: 'service' };
}

/**
 * Queries the EU service and stores the result. Call it outside transactions, because the service takes seconds. If it is
 * not available, the checksum decides.
 */
export async function queryVatService(strapi: Core.Strapi, text: string): Promise<void> {
  const { VAT_CHECK_URL } = environment();
  const number = text === '' ? undefined : await parseVatNumber(text);
  if (!VAT_CHECK_URL || !number || (await lastResult(strapi, number)) !== undefined) return;
  const valid = await queryVies(VAT_CHECK_URL, number).catch(() => undefined);
  if (valid === undefined) return;
  await strapi.db
    .connection(tables.vatNumbers)
    .insert({ number: number.number, valid: valid ? 1 : 0, checked: Date.now() })
    .onConflict('number')
    .merge();
}

async function queryVies(url: string, { number }: VatNumber): Promise<boolean | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = v.safeParse(ViesResponse, await response.json());
  return response.ok && body.success ? body.output.valid : undefined;
}

async function lastResult(strapi: Core.Strapi, { number }: VatNumber): Promise<boolean | undefined> {
  if (!environment().VAT_CHECK_URL) return undefined;
  const known: unknown = await strapi.db.transaction(({ trx }) =>
    trx(tables.vatNumbers)
      .where({ number })
      .where('checked', '>', Date.now() - cacheMs)
      .first(),
  );
  const row = parseRow(Row, known);
  return row && row.valid === 1;
}
