import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { documentIdOf } from '../../../platform/content/document-id';
import { hasOwnPages, typesWithTranslatedUrls } from '../../../platform/content/page-paths';
import { rejectProblems, type Problem } from '../../../platform/content/problem';
import { urlProblem } from '../../../platform/content/urls';
import { environment } from '../../../platform/config/environment';
import { parseRow } from '../../../platform/database/rows';
import allSegments from '../../../platform/site-paths/segments.json';
import { redirectUrl } from '../../redirect/services/redirects';
import { translationUid } from './dictionary';
import { isUrlRow } from './url-row';

const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim()),
);
const Row = v.object({ english: text, german: text, french: text });
type Row = v.InferOutput<typeof Row>;
const fields = ['german', 'french'] as const;
const segments = new Set(Object.values(allSegments).flatMap((own) => Object.values<string>(own)));

/** Checks the URLs that editors enter in another language, and redirects the old ones. */
export function installEntryUrlChecks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const isSaving = ['create', 'update', 'clone'].includes(action) && 'data' in params;
    if (uid !== translationUid || !(isSaving || action === 'delete')) return next();
    const documentId = documentIdOf(params);
    const before = documentId === undefined ? undefined : await readRow(strapi, documentId);
    const data: object = isSaving ? Object(params.data) : { german: '', french: '' };
    const after = v.parse(Row, { ...before, ...data });
    if (!isUrlRow(after.english)) return next();
    return await strapi.db.transaction(async ({ trx }) => {
      if (environment().DATABASE_CLIENT === 'postgres')
        await trx.raw("SELECT pg_advisory_xact_lock(hashtext('fieldshop entry urls'))");
      if (isSaving) await rejectUrls(strapi, after, action === 'update' ? documentId : undefined);
      const result = await next();
      if (before && action !== 'clone')
        for (const field of fields)
          if (before[field] !== after[field]) await redirectOld(strapi, before.english, before[field]);
      return result;
    });
  });
}

async function readRow(strapi: Core.Strapi, documentId: string): Promise<Row | undefined> {
  const row: unknown = await strapi.db.query(translationUid).findOne({ where: { documentId } });
  return parseRow(Row, row);
}

async function rejectUrls(strapi: Core.Strapi, row: Row, documentId: string | undefined): Promise<void> {
  const problems: Problem[] = [];
  for (const field of fields) {
    const message = row[field] === '' ? undefined : await problemOf(strapi, row, { field, documentId });
    if (message) problems.push({ path: [field], message });
  }
  rejectProblems(problems);
}

type Place = { field: (typeof fields)[number]; documentId: string | undefined };

async function problemOf(strapi: Core.Strapi, row: Row, { field, documentId }: Place) {
  const value = row[field];
  if (!value.startsWith('/')) return `Enter a URL that begins with /, as ${row.english} does.`;
  if (segments.has(value)) return `Enter another URL: ${value} is already a page of the site.`;
  const problem = urlProblem('api::page.page', value.slice(1));
  if (problem) return problem;
  const other = documentId === undefined ? {} : { documentId: { $ne: documentId } };
  if ((await strapi.db.query(translationUid).count({ where: { [field]: value, ...other } })) > 0)
    return `Enter another URL: ${value} already belongs to another entry.`;
  if (value !== row.english && (await isUrlOfEntry(strapi, value.slice(1))))
    return `Enter another URL: ${value} is the English URL of another entry.`;
  return undefined;
}

async function isUrlOfEntry(strapi: Core.Strapi, url: string): Promise<boolean> {
  for (const { uid } of Object.values(strapi.contentTypes).filter((type) => hasOwnPages(type.uid)))
    if ((await strapi.db.query(uid).count({ where: { url } })) > 0) return true;
  return false;
}

/** The old URL leads to the entry in every language. */
async function redirectOld(strapi: Core.Strapi, english: string, old: string): Promise<void> {
  if (old === '' || old === english) return;
  for (const uid of typesWithTranslatedUrls) {
    const url = english.slice(1);
    const count = await strapi.db.query(uid).count({ where: { url, publishedAt: { $notNull: true } } });
    if (count > 0) await redirectUrl(strapi, { uid, from: old.slice(1), to: url });
  }
}
