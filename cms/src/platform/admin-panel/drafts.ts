import type { Core, Struct } from '@strapi/strapi';
import * as v from 'valibot';
import { EntryRow, parseRows } from '../database/rows';
import { publishableSubjects, signedInMember } from './staff-access';
import { addStaffRoutes, type StaffRoute } from './staff-routes';
import { views } from './views';

/** An entry whose latest changes are not on the site. */
type Draft = {
  subject: string;
  kind: Struct.ContentTypeSchema['kind'];
  documentId: string;
  title: string;
  status: 'draft' | 'modified';
  updatedAt: string;
};

const Row = v.object({
  ...EntryRow.entries,
  title: v.nullish(v.string(), ''),
  updatedAt: v.pipe(
    v.union([v.string(), v.number(), v.date()]),
    v.transform((at) => new Date(at).toISOString()),
  ),
  publishedId: v.nullish(v.number(), null),
});

const shown = 50;

export const addDraftsRoute = (strapi: Core.Strapi): void => addStaffRoutes(strapi, [draftsRoute]);

/** For the home page of the admin: what the member of staff can publish. */
const draftsRoute: StaffRoute = {
  path: '/drafts.json',
  needs: () => [],
  async send(strapi, ctx) {
    const member = await signedInMember(strapi, ctx);
    const subjects = member ? await publishableSubjects(strapi, member) : new Set<string>();
    const drafts = await findDrafts(strapi, subjects);
    ctx.body = { results: drafts.slice(0, shown), pagination: { total: drafts.length } };
  },
};

/** Entries of these content types that were never published, or changed since; latest first. */
async function findDrafts(strapi: Core.Strapi, subjects: Set<string>): Promise<Draft[]> {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid, options }) => uid.startsWith('api::') && subjects.has(uid) && options?.draftAndPublish === true,
  );
  const drafts: Draft[] = [];
  for (const type of types) drafts.push(...(await draftsOf(strapi, type)));
  return drafts.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

async function draftsOf(strapi: Core.Strapi, type: Struct.ContentTypeSchema): Promise<Draft[]> {
  const { collectionName: table = '', uid, kind } = type;
  const title = titleColumn(type);
  const rows: unknown = await strapi.db
    .connection(`${table} as draft`)
    .leftJoin(`${table} as published`, function samePublished() {
      this.on('published.document_id', 'draft.document_id').andOnNotNull('published.published_at');
    })
    .whereNull('draft.published_at')
    .whereRaw('(published.id is null or draft.updated_at > published.updated_at)')
    .select({
      documentId: 'draft.document_id',
      updatedAt: 'draft.updated_at',
      publishedId: 'published.id',
      ...(title ? { title: `draft.${title}` } : {}),
    });
  return parseRows(Row, rows).map(({ documentId, updatedAt, publishedId, title: own = '' }) => ({
    subject: uid,
    kind,
    documentId,
    title: own || type.info.displayName,
    status: publishedId === null ? 'draft' : 'modified',
    updatedAt,
  }));
}

/** Staff know a single type by its own name. */
function titleColumn({ uid, kind, attributes }: Struct.ContentTypeSchema): string | undefined {
  if (kind === 'singleType') return undefined;
  return [views[uid]?.mainField, 'name', 'title'].find((name) => name !== undefined && name in attributes);
}
