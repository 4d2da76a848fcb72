import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';
import { sha256 } from '../../../platform/sha256';

const codeCount = 10;
// 24 characters out of 32 are 120 bits. With at least 112 bits, a fast hash is enough (OWASP ASVS 5.0, 6.5.2).
const charactersPerCode = 24;
// Without l, o, 0 and 1, which are easily confused in print.
const characters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A code such as abcd-efgh-ijkm-npqr-stuv-wxyz. */
function newCode(): string {
  const code = Array.from(randomBytes(charactersPerCode), (byte) => characters[byte % characters.length]);
  return code.join('').replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** Replaces the recovery codes of a member of staff. They are shown only once, because only their hashes are stored. */
export async function replaceRecoveryCodes(strapi: Core.Strapi, staff: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.recoveryCodes).where({ staff }).delete();
    await trx(tables.recoveryCodes).insert(codes.map((code) => ({ staff, code: digestOf(code) })));
  });
  return codes;
}

/** Deletes the code if it exists, and returns whether it did. Each code works only once, even for simultaneous requests. */
export async function takeRecoveryCode(strapi: Core.Strapi, staff: string, code: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const used = await trx(tables.recoveryCodes)
      .where({ staff, code: digestOf(code) })
      .delete();
    return used === 1;
  });
}

export async function countRecoveryCodes(strapi: Core.Strapi, staff: string): Promise<number> {
  const rows: unknown[] = await strapi.db.connection(tables.recoveryCodes).where({ staff }).select('id');
  return rows.length;
}

/** The same for all spellings, because people type codes with spaces or in capitals. */
function digestOf(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return sha256(plain);
}
