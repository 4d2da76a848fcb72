import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { untilContentChanges } from '../../../platform/cache/until-content-changes';
import { parseRows } from '../../../platform/database/rows';

const Row = v.object({ url: v.string(), language: v.nullish(v.string(), 'en') });
type Edition = v.InferOutput<typeof Row>;

type Editions = ReadonlyMap<string, string>;
const load = untilContentChanges(readEditions);

/** The URL of a document whose edition in another language this is: its own without the language at the end. */
function originalUrl({ url, language }: Edition): string {
  const end = `-${language.toLowerCase()}`;
  return url.endsWith(end) ? url.slice(0, -end.length) : url;
}

/** Finds the published document that is the edition of `url` in a language. */
export async function documentEditions(strapi: Core.Strapi) {
  const editions = await load(strapi);
  return ({ url, language }: Edition): string | undefined => editions.get(keyOf(language, url));
}

/** Whether this is an edition of another published document, which is in English. */
export async function isEditionOfAnother(strapi: Core.Strapi, edition: Edition): Promise<boolean> {
  const url = originalUrl(edition);
  const editionIn = await documentEditions(strapi);
  return url !== edition.url && editionIn({ url, language: 'en' }) === url;
}

async function readEditions(strapi: Core.Strapi): Promise<Editions> {
  const rows: unknown = await strapi.db
    .query('api::document.document')
    .findMany({ select: ['url', 'language'], where: { publishedAt: { $notNull: true } } });
  const editions = parseRows(Row, rows);
  return new Map(editions.map((edition) => [keyOf(edition.language, originalUrl(edition)), edition.url]));
}

const keyOf = (language: string, url: string) => `${language} ${url}`;
