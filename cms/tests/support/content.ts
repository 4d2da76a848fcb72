import type { Backend } from './backend';

const product = 'api::product.product';

export async function documentIdOf(
  { strapi }: Backend,
  uid:
    | 'api::product.product'
    | 'api::page.page'
    | 'api::news-article.news-article'
    | 'api::document.document',
  url: string,
): Promise<string> {
  const entry = await strapi.documents(uid).findFirst({ filters: { url } });
  if (!entry) throw new Error(`${uid} ${url} does not exist`);
  return entry.documentId;
}

// Like the admin's Save button: a draft.
export async function saveProduct(backend: Backend, url: string, data: object): Promise<void> {
  const documentId = await documentIdOf(backend, product, url);
  await backend.strapi.documents(product).update({ documentId, data });
}

// Like the admin's Publish button, which wraps everything in a transaction.
export async function publishProduct(backend: Backend, url: string, data: object): Promise<void> {
  const documentId = await documentIdOf(backend, product, url);
  await backend.strapi.db.transaction(async () => {
    await backend.strapi.documents(product).update({ documentId, data });
    await backend.strapi.documents(product).publish({ documentId });
  });
}

export async function fileNamed({ strapi }: Backend, name: string): Promise<StoredFile> {
  const file: StoredFile | null = await strapi.db.query('plugin::upload.file').findOne({ where: { name } });
  if (!file) throw new Error(`${name} does not exist`);
  return file;
}

// Like "Replace media" in the media library.
export async function replaceFile(
  backend: Backend,
  id: number,
  file: { path: string; name: string; mime: string; size: number },
) {
  await backend.strapi
    .plugin('upload')
    .service('upload')
    .replace(id, {
      data: { fileInfo: { name: file.name } },
      file: { filepath: file.path, originalFilename: file.name, mimetype: file.mime, size: file.size },
    });
}

export type StoredFile = {
  id: number;
  url: string;
  width: number;
  formats: Record<string, { url: string; mime: string; width: number; height: number; size: number }> | null;
};
