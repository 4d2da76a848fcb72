import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { EntryRow, parseRow } from '../database/rows';
import type { Problem } from './problem';

type Link = { uid: UID.ContentType; documentId: string; field: string };

const Row = v.record(v.string(), v.unknown());

/**
 * The problem with a link that closes a loop, such as products that replace each other: visitors could not leave it.
 */
export async function loopProblem(strapi: Core.Strapi, link: Link): Promise<Problem[]> {
  const seen = new Set<string>();
  let next = await targetOf(strapi, link);
  while (next !== undefined && next !== link.documentId && !seen.has(next)) {
    seen.add(next);
    next = await targetOf(strapi, { ...link, documentId: next });
  }
  if (next !== link.documentId) return [];
  return [{ path: [link.field], message: 'Choose another entry: this one would lead back to itself.' }];
}

async function targetOf(strapi: Core.Strapi, { uid, documentId, field }: Link): Promise<string | undefined> {
  const row: unknown = await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: null },
    select: ['id'],
    populate: { [field]: { select: ['documentId'] } },
  });
  const target = parseRow(Row, row)?.[field];
  return parseRow(EntryRow, target)?.documentId;
}
