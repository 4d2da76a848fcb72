import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { announceChange } from '../../../platform/cache/invalidation';
import { environment } from '../../../platform/config/environment';
import { parseRows } from '../../../platform/database/rows';
import { translationUid } from './dictionary';
import { hashOf } from './one-row-per-text';

export type Translation = { english: string; german?: string | undefined; french?: string | undefined };

const text = v.nullish(v.string(), '');
const Row = v.object({ id: v.number(), hash: v.nullish(v.string(), ''), german: text, french: text });
type Row = v.InferOutput<typeof Row>;

/** Adds many translations at once. What editors have entered is kept. */
export async function addTranslations(strapi: Core.Strapi, added: Translation[]): Promise<void> {
  const byHash = new Map(added.map((translation) => [hashOf(translation.english), translation]));
  if (added.length === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    if (environment().DATABASE_CLIENT === 'postgres')
      await trx.raw("SELECT pg_advisory_xact_lock(hashtext('fieldshop translations'))");
    const query = strapi.db.query(translationUid);
    const rows: unknown = await query.findMany({ select: ['id', 'hash', 'german', 'french'] });
    const known = new Map(parseRows(Row, rows).map((row) => [row.hash, row]));
    const publishedAt = new Date();
    const data = [...byHash].filter(([hash]) => !known.has(hash));
    if (data.length > 0)
      await query.createMany({
        data: data.map(([hash, translation]) => ({ ...translation, hash, isUnused: false, publishedAt })),
      });
    for (const [hash, translation] of byHash) {
      const row = known.get(hash);
      const missing = row ? missingIn(row, translation) : {};
      if (row && Object.keys(missing).length > 0)
        await query.update({ where: { id: row.id }, data: missing });
    }
    if (added.some(({ german, french }) => german || french)) await announceChange(strapi);
  });
}

function missingIn(row: Row, { german, french }: Translation): { german?: string; french?: string } {
  return {
    ...(row.german === '' && german ? { german } : {}),
    ...(row.french === '' && french ? { french } : {}),
  };
}
