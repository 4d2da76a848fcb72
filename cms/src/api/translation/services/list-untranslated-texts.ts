import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { derivedFromContent } from '../../../platform/cache/invalidation';
import { parseRows } from '../../../platform/database/rows';
import { backgroundWork } from '../../../platform/jobs/background-work';
import { siteLanguages } from '../../../platform/messages/language';
import { addTranslations } from './add-translations';
import { translationUid } from './dictionary';
import { publishedUrls } from './follow-entry-urls';
import { shownContent } from './shown-content';
import { textFields } from './text-fields';
import { createDictionary, missingTexts } from './translate';

const Row = v.object({ id: v.number(), english: v.string(), isUnused: v.nullish(v.boolean(), false) });

let hasChanged = true;
derivedFromContent.add(() => {
  hasChanged = true;
});

const work = backgroundWork(async (strapi) => {
  if (!hasChanged || siteLanguages().length === 1) return;
  hasChanged = false;
  try {
    await list(strapi);
  } catch (error) {
    hasChanged = true;
    throw error;
  }
});

/** Adds a row for each text and URL of the content that has none, and marks the rows of those that no longer occur. */
export const listUntranslatedTexts = work.wake;
export const endListing = work.end;

async function list(strapi: Core.Strapi): Promise<void> {
  const found: unknown = await strapi.db
    .query(translationUid)
    .findMany({ select: ['id', 'english', 'isUnused'] });
  const rows = parseRows(Row, found);
  const { dictionary, used } = recordUses(rows.map(({ english }) => english));
  const fields = textFields(strapi);
  const missing = new Set<string>();
  for await (const entries of shownContent(strapi))
    for (const text of missingTexts(entries, { dictionary, fields })) missing.add(text);
  for (const url of await publishedUrls(strapi)) if (dictionary.get(url) === undefined) missing.add(url);
  await addTranslations(
    strapi,
    [...missing].map((english) => ({ english })),
  );
  for (const isUnused of [true, false]) {
    const changed = rows.filter((row) => used.has(row.english) !== isUnused && row.isUnused !== isUnused);
    await markRows(strapi, { ids: changed.map(({ id }) => id), isUnused });
  }
}

/** A dictionary in which each text is its own translation, and the texts that were looked up in it. */
function recordUses(texts: string[]) {
  const used = new Set<string>();
  class Recorded extends Map<string, string> {
    override get(text: string): string | undefined {
      const found = super.get(text);
      if (found !== undefined) used.add(found);
      return found;
    }
  }
  const dictionary = new Recorded(createDictionary(texts.map((text) => [text, text])));
  return { dictionary, used };
}

// Databases limit the number of values in a statement.
const batch = 500;

async function markRows(
  strapi: Core.Strapi,
  { ids, isUnused }: { ids: number[]; isUnused: boolean },
): Promise<void> {
  for (let start = 0; start < ids.length; start += batch)
    await strapi.db
      .query(translationUid)
      .updateMany({ where: { id: { $in: ids.slice(start, start + batch) } }, data: { isUnused } });
}
