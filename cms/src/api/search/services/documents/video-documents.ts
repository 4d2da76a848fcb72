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

const Product = v.object({ name: text, partNumber: text, publishedAt: v.unknown() });
const Video = v.object({
  documentId: v.string(),
  title: text,
  url: text,
  description: text,
  transcript: v.unknown(),
  weight: v.nullish(v.number(), 1000),
  poster: Picture,
  products: v.nullish(v.array(Product), []),
});

const populate = { poster: { select: ['url', 'formats'] }, products: true };

/** Videos, including their transcripts. */
export const videoDocuments: DocumentsOfType = async (strapi, documentIds) => {
  const query = { uid: 'api::video.video' as const, documentIds, schema: Video };
  const videos = await publishedEntries(strapi, query, populate);
  return new Map(
    videos.map(({ documentId, title, url, description, transcript, weight, poster, products }) => [
      documentId,
      [
        searchDocument({
          id: `video-${documentId}`,
          kind: 'video',
          url: `/videos/${url}`,
          title,
          summary: description,
          text: bounded(textsIn(transcript)),
          // Not part of `text`, which is used for the excerpts of hits.
          keywords: ['video', ...namesOf(products)],
          weight,
          thumbnail: poster,
        }),
      ],
    ]),
  );
};

const namesOf = (products: v.InferOutput<typeof Product>[]) =>
  products
    .filter(({ publishedAt }) => publishedAt !== null)
    .flatMap(({ name, partNumber }) => [name, partNumber]);
