import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow } from '../../../platform/database/rows';

const Row = v.object({ language: v.nullish(v.string(), '') });

/** The language of the latest of these orders or requests. Empty if it is not known. */
export async function latestLanguage(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: object,
): Promise<string> {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where, orderBy: { createdAt: 'desc' }, select: ['language'] });
  return parseRow(Row, row)?.language ?? '';
}
