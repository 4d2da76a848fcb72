import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { Fields } from './seed-files';

const rowsSchema = v.array(
  v.object({ id: v.number(), documentId: v.string(), publishedAt: v.nullable(v.unknown()) }),
);
const targetsSchema = v.nullable(v.union([v.string(), v.array(v.string())]));

/** Relations to the same type, such as accessories, can only be set once all entries exist. */
export function splitOwnRelations(strapi: Core.Strapi, uid: UID.ContentType, fields: Fields) {
  const { attributes } = strapi.getModel(uid);
  const isOwn = (key: string) => {
    const attribute = attributes[key];
    return attribute?.type === 'relation' && 'target' in attribute && attribute.target === uid;
  };
  const entries = Object.entries(fields);
  return {
    now: Object.fromEntries(entries.filter(([key]) => !isOwn(key))),
    later: Object.fromEntries(entries.filter(([key]) => isOwn(key))),
  };
}

/**
 * Sets relations of new entries to entries of the same type: drafts to drafts, and published versions to published
 * versions. Publishing each entry a second time would take ten times as long.
 * @param relations by document ID: the related document IDs of each field
 */
export async function setOwnRelations(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  relations: Map<string, Fields>,
): Promise<void> {
  const table = strapi.db.query(uid);
  const rows = v.parse(rowsSchema, await table.findMany({ select: ['id', 'documentId', 'publishedAt'] }));
  const versionOf = (documentId: string, isPublished: boolean) =>
    rows.find((row) => row.documentId === documentId && (row.publishedAt !== null) === isPublished)?.id;
  for (const { id, documentId, publishedAt } of rows) {
    const fields = relations.get(documentId);
    if (!fields) continue;
    const idsOf = (value: unknown) => {
      const targets = v.parse(targetsSchema, value);
      if (!Array.isArray(targets)) return targets ? (versionOf(targets, publishedAt !== null) ?? null) : null;
      return targets.flatMap((target) => versionOf(target, publishedAt !== null) ?? []);
    };
    const data = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, idsOf(value)]));
    await table.update({ where: { id }, data });
  }
}
