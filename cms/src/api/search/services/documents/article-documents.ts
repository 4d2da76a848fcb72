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

const date = v.pipe(
  v.union([v.string(), v.number(), v.date()]),
  v.transform((value) => new Date(value)),
);
const News = v.object({
  documentId: v.string(),
  title: text,
  url: text,
  summary: text,
  createdAt: date,
  contentBlocks: v.unknown(),
  thumbnail: Picture,
});
const Page = v.object({
  documentId: v.string(),
  title: text,
  url: text,
  summary: text,
  contentBlocks: v.unknown(),
});

const blocks = {
  contentBlocks: {
    on: {
      'blocks.rich-text': {},
      'blocks.faq': { populate: { items: true } },
      'blocks.table': {},
      'blocks.call-to-action': {},
      'blocks.download-list': {},
      'blocks.product-list': {},
      'blocks.gallery': {},
      'blocks.image': {},
      'blocks.video': {},
    },
  },
};
const day = 24 * 60 * 60 * 1000;
const farFuture = Date.UTC(2100, 0);

export const newsDocuments: DocumentsOfType = async (strapi, documentIds) => {
  const query = { uid: 'api::news-article.news-article' as const, documentIds, schema: News };
  const populate = { ...blocks, thumbnail: { select: ['url', 'formats'] } };
  const articles = await publishedEntries(strapi, query, populate);
  return new Map(
    articles.map(({ documentId, title, url, summary, createdAt, contentBlocks, thumbnail }) => [
      documentId,
      [
        searchDocument({
          id: `news-${documentId}`,
          kind: 'news',
          url: `/news/${url}`,
          title,
          summary,
          text: bounded(textsIn(contentBlocks)),
          // Newest first.
          weight: Math.floor((farFuture - createdAt.getTime()) / day),
          thumbnail,
        }),
      ],
    ]),
  );
};

export const pageDocuments: DocumentsOfType = async (strapi, documentIds) => {
  const query = { uid: 'api::page.page' as const, documentIds, schema: Page };
  const pages = await publishedEntries(strapi, query, blocks);
  return new Map(
    pages.map(({ documentId, title, url, summary, contentBlocks }) => [
      documentId,
      [
        searchDocument({
          id: `page-${documentId}`,
          kind: 'page',
          url: `/${url}`,
          title,
          summary,
          text: bounded(textsIn(contentBlocks)),
        }),
      ],
    ]),
  );
};
