import { statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { IdRow, parseRow, parseRows } from '../database/rows';

type Media = {
  file: string;
  /** The folder of the media library. */
  folder: string;
  alternativeText?: string | undefined;
  caption?: string | undefined;
};
type Upload = { filepath: string; originalFilename: string; mimetype: string; size: number };

const mimeTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  // The media library would treat image/vnd.dxf as an image.
  '.dxf': 'application/dxf',
  '.step': 'model/step',
  '.glb': 'model/gltf-binary',
};

// Puts a file into the media library exactly as an upload in the admin would.
export async function storeMedia(strapi: Core.Strapi, filepath: string, media: Media): Promise<number> {
  const folder = await findOrMakeFolder(strapi, media.folder);
  const name = path.basename(media.file);
  // A file left by a start that crashed between the upload and the record.
  const left: unknown = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { name, folder: { id: folder } } });
  const known = parseRow(IdRow, left);
  if (known) return known.id;
  const { alternativeText, caption } = media;
  const files: Upload = {
    filepath,
    originalFilename: name,
    mimetype: mimeTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
    size: statSync(filepath).size,
  };
  const uploaded: unknown = await strapi
    .plugin('upload')
    .service('upload')
    .upload({ data: { fileInfo: { name, alternativeText, caption, folder } }, files });
  const [stored] = parseRows(IdRow, uploaded);
  if (!stored) throw new Error(`${name} could not be saved.`);
  return stored.id;
}

// Never concurrently, because Strapi derives the next folder's id from the number of folders.
export async function findOrMakeFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const row: unknown = await strapi.db
    .query('plugin::upload.folder')
    .findOne({ where: { name, parent: null } });
  const known = parseRow(IdRow, row);
  if (known) return known.id;
  const made: unknown = await strapi.plugin('upload').service('folder').create({ name, parent: null });
  return v.parse(IdRow, made).id;
}
