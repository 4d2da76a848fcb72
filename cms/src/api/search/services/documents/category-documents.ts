import * as v from 'valibot';
import {
  bounded,
  Picture,
  publishedEntries,
  searchDocument,
  text,
  textsIn,
  type DocumentsOfType,
} from './entry';

const Category = v.object({
  documentId: v.string(),
  name: text,
  url: text,
  summary: text,
  description: v.unknown(),
  weight: v.nullish(v.number(), 0),
  image: Picture,
});

export const categoryDocuments: DocumentsOfType = async (strapi, documentIds) => {
  const query = { uid: 'api::product-category.product-category' as const, documentIds, schema: Category };
  const categories = await publishedEntries(strapi, query, { image: { select: ['url', 'formats'] } });
  return new Map(
    categories.map(({ documentId, name, url, summary, description, weight, image }) => [
      documentId,
      [
        searchDocument({
          id: `category-${documentId}`,
          kind: 'category',
          url: `/categories/${url}`,
          title: name,
          summary,
          text: bounded(textsIn(description)),
          // Ranks categories before products that match equally well.
          weight: weight - 100_000,
          thumbnail: image,
        }),
      ],
    ]),
  );
};
