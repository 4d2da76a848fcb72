import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import * as v from 'valibot';
import { readUpload } from '../../../platform/uploads/uploaded-file';

const Setting = v.object({ logo: v.object({ url: v.string() }) });
/** Enough for 8 mm at 300 dpi. */
const heightPixels = 96;

/** The bytes of the logo as a PNG, for the top of PDFs. Null if there is no logo or it cannot be read. */
export async function printedLogo(strapi: Core.Strapi): Promise<number[] | null> {
  const row: unknown = await strapi.db
    .query('api::setting.setting')
    .findOne({ where: { publishedAt: { $notNull: true } }, populate: ['logo'] });
  const setting = v.safeParse(Setting, row);
  if (!setting.success) return null;
  // If the logo cannot be read, the PDF is created without it.
  const png = await pngOf(setting.output.logo.url).catch(() => undefined);
  return png ? [...png] : null;
}

async function pngOf(url: string): Promise<Buffer | undefined> {
  const file = await readUpload(url);
  return file && sharp(file).resize({ height: heightPixels }).png().toBuffer();
}
