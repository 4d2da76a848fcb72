import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { readUpload } from '../../../platform/uploads/uploaded-file';
import { shopProducts } from '../../product/services/shop-products';

/** Twice the displayed size, for high-resolution displays. */
const pixels = 128;
/** The background of pictures on the site. */
const ground = '#eceef0';

const cached = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/** The URLs of the pictures of published products, for e-mails. */
export async function picturesOf(strapi: Core.Strapi, partNumbers: string[]) {
  const products = await shopProducts(strapi, partNumbers);
  return (partNumber: string): string | undefined =>
    products.get(partNumber)?.thumbnail
      ? `${siteOrigin()}/api/email-pictures/${encodeURIComponent(partNumber)}.jpg`
      : undefined;
}

/** The picture as a JPEG, because neither Outlook nor Gmail shows the formats of the site. Undefined if there is none. */
export async function emailPicture(strapi: Core.Strapi, partNumber: string): Promise<Buffer | undefined> {
  const url = (await shopProducts(strapi, [partNumber])).get(partNumber)?.thumbnail;
  if (!url) return undefined;
  const known = cached.get(url);
  if (known) return known;
  const bytes = await readUpload(url);
  if (!bytes) return undefined;
  const made = jpegOf(bytes);
  cached.set(url, made);
  made.catch(() => cached.delete(url));
  return made;
}

/** Lines of a PDF with the bytes of their pictures. */
export const withPictures = <L extends { partNumber: string }>(strapi: Core.Strapi, lines: L[]) =>
  Promise.all(
    lines.map(async (line) => {
      // A PDF without a picture is better than none.
      const picture = await emailPicture(strapi, line.partNumber).catch(() => undefined);
      return { ...line, picture: picture ? [...picture] : null };
    }),
  );

const jpegOf = (file: Buffer): Promise<Buffer> =>
  sharp(file)
    .resize(pixels, pixels, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .jpeg({ quality: 82 })
    .toBuffer();
