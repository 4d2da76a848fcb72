import * as v from 'valibot';
import type { DocumentsOfType } from './entry';
import { listOfWords } from '../synonym-words';

const Group = v.object({
  documentId: v.string(),
  words: v.nullish(v.string(), ''),
  alsoFinds: v.nullish(v.string(), ''),
});

/** Synonyms are stored and sent like search documents, so that every process and device has the same. */
export const synonymGroups: DocumentsOfType = async (strapi, documentIds) => {
  const rows: unknown = await strapi.db
    .query('api::search.synonym-group')
    .findMany({ where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } } });
  return new Map(
    v.parse(v.array(Group), rows).map(({ documentId, words, alsoFinds }) => [
      documentId,
      [
        {
          id: `synonyms-${documentId}`,
          kind: 'synonyms',
          words: listOfWords(words),
          alsoFinds: listOfWords(alsoFinds),
        },
      ],
    ]),
  );
};
