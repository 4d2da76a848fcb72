import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { documentIdOf } from '../../../platform/content/document-id';
import { parseRow } from '../../../platform/database/rows';
import { invalid } from '../../../platform/http/http-error';

const uid = 'api::search.synonym-group';
const maxWords = 50;
const maxCharacters = 60;
const Stored = v.object({
  words: v.nullish(v.string(), ''),
  alsoFinds: v.nullish(v.string(), ''),
});

/** The words of a field, which are separated by commas or lines. Each is listed once, whatever its case. */
export function listOfWords(text: string): string[] {
  const words = text.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, ' '));
  return [...new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word])).values()];
}

/** Rejects synonyms that would have no effect or slow down every search. */
export function checkSynonyms(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid: saved, action, params } = context;
    if (saved === uid && (action === 'create' || action === 'update') && 'data' in params) {
      const documentId = documentIdOf(params);
      const before: unknown = documentId
        ? await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } })
        : undefined;
      check({ ...parseRow(Stored, before), ...Object(params.data) });
    }
    return next();
  });
}

function check(data: { words?: unknown; alsoFinds?: unknown }): void {
  const words = listOfWords(String(data.words ?? ''));
  const alsoFinds = listOfWords(String(data.alsoFinds ?? ''));
  if (words.length + alsoFinds.length < 2 || words.length === 0)
    reject('words', 'Enter at least two words that mean the same, separated by commas.');
  for (const [field, list] of Object.entries({ words, alsoFinds })) {
    if (list.length > maxWords)
      reject(field, `Enter at most ${maxWords} words here, and the rest in another entry.`);
    const long = list.find((word) => word.length > maxCharacters);
    if (long !== undefined)
      reject(
        field,
        `“${long.slice(0, maxCharacters)}…” is too long: a word or phrase has at most ${maxCharacters} characters.`,
      );
    const empty = list.find((word) => !/[\p{L}\p{N}]/u.test(word));
    if (empty !== undefined) reject(field, `“${empty}” has no letters or digits.`);
  }
}

function reject(field: string, message: string): never {
  throw invalid(message, [{ path: [field], message, name: 'ValidationError' }]);
}
