import type { UID } from '@strapi/strapi';
import { pagePath } from '../platform/content/page-paths';
import { createPreviewToken } from './preview-token';

type PreviewOf = { documentId?: string; status?: 'draft' | 'published' };

/** The URL of the Preview button in the admin: the page of the entry, with drafts for an hour. */
export async function previewUrl(
  uid: UID.ContentType,
  { documentId, status }: PreviewOf,
): Promise<string | undefined> {
  const entry = documentId ? await strapi.documents(uid).findOne({ documentId, status }) : null;
  const path = pagePath(uid, typeof entry?.url === 'string' ? entry.url : undefined);
  if (path === undefined || status === 'published') return path;
  return `${path}?preview=${createPreviewToken()}`;
}
