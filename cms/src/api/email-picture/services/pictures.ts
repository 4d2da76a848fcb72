import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { readUpload } from '../../../platform/uploads/uploaded-file';
import { shopProducts } from '../../product/services/shop-products';

/** Twice the displayed size, for high-resolution displays. */
const pixels = 128;
/** The background of pictures on the site. */
const background = '#eceef0';

const cached = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/** The URLs of the pictures of published products, for e-mails. */
export async function picturesOf(strapi: Core.Strapi, partNumbers: string[]) {
  const products = await shopProducts(strapi, partNumbers);
  return (partNumber: string): string | undefined =>
    products.get(partNumber)?.thumbnail
      ? `${siteOrigin()}/api/email-pictures/${encodeURIComponent(partNumber)}.jpg`
      : undefined;
}

/** A product's picture as a JPEG, because Outlook and Gmail do not show the formats of the site. Undefined if it has none. */
export async function emailPicture(strapi: Core.Strapi, partNumber: string): Promise<Buffer | undefined> {
  const url = (await shopProducts(strapi, [partNumber])).get(partNumber)?.thumbnail;
  if (!url) return undefined;
  const known = cached.get(url);
  if (known) return known;
  const bytes = await readUpload(url);
  if (!bytes) return undefined;
  const jpeg = jpegOf(bytes);
  cached.set(url, jpeg);
  jpeg.catch(() => cached.delete(url));
  return jpeg;
}

/** Adds the bytes of its picture to each line of a PDF. */
export const withPictures = <L extends { partNumber: string }>(strapi: Core.Strapi, lines: L[]) =>
  Promise.all(
    lines.map(async (line) => {
      // A missing picture must not prevent the PDF.
      const picture = await emailPicture(strapi, line.partNumber).catch(() => undefined);
      return { ...line, picture: picture ? [...picture] : null };
    }),
  );

const jpegOf = (file: Buffer): Promise<Buffer> =>
  sharp(file)
    .resize(pixels, pixels, { fit: 'contain', background })
    .flatten({ background })
    .jpeg({ quality: 82 })
    .toBuffer();
