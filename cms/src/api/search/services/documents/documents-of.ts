import type { Core } from '@strapi/strapi';
import type { SearchEntry } from '../../../../platform/site-build/site-entry';
import { ownerOf, type SearchedType } from '../owners';
import type { DocumentsOfType } from './entry';
import { categoryDocuments } from './category-documents';
import { fileDocuments } from './file-documents';
import { newsDocuments, pageDocuments } from './article-documents';
import { productDocuments } from './product-documents';
import { synonymGroups } from './synonym-groups';
import { videoDocuments } from './video-documents';

type Owner = { uid: SearchedType; documentId: string };
const documentsOfType: Record<SearchedType, DocumentsOfType> = {
  'api::product.product': productDocuments,
  'api::product-category.product-category': categoryDocuments,
  'api::document.document': fileDocuments,
  'api::video.video': videoDocuments,
  'api::news-article.news-article': newsDocuments,
  'api::page.page': pageDocuments,
  'api::search.synonym-group': synonymGroups,
};

/** The search documents of each owner. Unpublished and deleted entries have none. */
export async function documentsOf(strapi: Core.Strapi, owners: Owner[]): Promise<Map<string, SearchEntry[]>> {
  const documents = new Map<string, SearchEntry[]>();
  for (const [uid, read] of Object.entries(documentsOfType)) {
    const own = owners.filter((owner) => owner.uid === uid);
    if (own.length === 0) continue;
    const byOwner = await read(
      strapi,
      own.map(({ documentId }) => documentId),
    );
    for (const owner of own)
      documents.set(ownerOf(owner.uid, owner.documentId), byOwner.get(owner.documentId) ?? []);
  }
  return documents;
}
