import * as v from 'valibot';
import { FileAsset } from './media.ts';
import { optional, optionalText } from './strapi.ts';

export const documentTypes = [
  'datasheet',
  'manual',
  'certificate',
  'cad',
  'firmware',
  'declaration',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A document of a product. `fileUrl` is the URL of its file, with the checksum, so that a new file has a new URL. */
export const Document = v.pipe(
  v.object({
    documentId: v.string(),
    title: v.string(),
    url: v.string(),
    type: v.picklist(documentTypes),
    language: optionalText,
    revision: optionalText,
    date: optional(v.string()),
    size: optional(v.number()),
    checksum: optional(v.string()),
    file: optional(FileAsset),
    replacedBy: optional(v.object({ revision: optionalText })),
  }),
  v.transform(({ file, size, replacedBy, ...document }) => ({
    ...document,
    /** The revision that replaces it; null if it is the current one. */
    replacedByRevision: replacedBy && replacedBy.revision,
    sizeBytes: size ?? file?.sizeBytes ?? 0,
    fileUrl: file === null ? null : versionedUrl(file.url, document.checksum),
  })),
);
export type Document = v.InferOutput<typeof Document>;

const versionedUrl = (url: string, checksum: string | null) =>
  checksum === null ? url : `${url.replace(/\?.*/, '')}?v=${checksum.slice(0, 12)}`;
