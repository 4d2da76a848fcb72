import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import sirv from 'sirv';
import { countDownload } from '../api/document/services/downloads';
import { environment } from '../platform/config/environment';
import { texts } from '../platform/messages/texts';
import { serveFile } from '../platform/site-build/site-files';
import { hasBucket } from '../platform/storage/bucket';
import { sendObject } from '../platform/storage/send-object';

const folder = 'uploads';
const prefix = `/${folder}/`;

/** The types of files that sirv would send without a type. */
const cadTypes = new Map([
  ['.step', 'model/step'],
  ['.stp', 'model/step'],
  ['.dxf', 'image/vnd.dxf'],
]);

// Serves uploaded files, with byte ranges. A replaced file keeps its name, so only URLs with a version can be cached.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  // Only this folder, never its parent, which may contain the database.
  const root = path.join(environment().UPLOADS_DIR, folder);
  const files = sirv(root, { dev: true, etag: true, extensions: [] });

  return async (ctx: Context, next: Next) => {
    if (!ctx.path.startsWith(prefix) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set({
      'Cache-Control': ctx.query.v ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': isDisplayed(ctx.path) ? 'inline' : 'attachment',
    });
    const cadType = cadTypes.get(path.extname(ctx.path).toLowerCase());
    if (cadType) ctx.set('Content-Type', cadType);
    // A file must never run as a page of our site. PDFs are an exception: Chromium's PDF viewer does not work in a
    // sandbox.
    const isPdf = path.extname(ctx.path).toLowerCase() === '.pdf';
    ctx.set('Content-Security-Policy', isPdf ? "frame-ancestors 'self'" : "default-src 'none'; sandbox");
    if (hasBucket()) {
      if (await sendUpload(strapi, ctx)) return;
    } else if (await serveFile(ctx, files, prefix.length - 1)) {
      if (isDownload(ctx))
        // The file has been sent, whether it can be counted or not.
        await countDownload(strapi, ctx.path).catch((error: unknown) =>
          strapi.log.warn(`A download was not counted: ${String(error)}`),
        );
      return;
    }
    ctx.remove('Content-Disposition');
    ctx.set('Cache-Control', 'no-cache');
    ctx.status = 404;
    ctx.type = 'text';
    ctx.body = `${texts().http.fileNotFound}\n`;
  };
};

/** Browsers would show other files, such as CAD models, as a page of text. */
const isDisplayed = (pathname: string): boolean =>
  /\.(pdf|avif|webp|png|jpe?g|gif|svg|ico|mp4|webm|mp3|vtt|txt)$/i.test(pathname);

/**
 * A whole file that a browser requested because a person opened or saved it. Robots send no `Sec-Fetch-Dest`. The site
 * marks repeated downloads (src/documents/download.ts).
 */
function isDownload({ method, res, req: { headers } }: Context): boolean {
  const isByPerson = 'sec-fetch-dest' in headers && !('sec-purpose' in headers) && !('x-download' in headers);
  return method === 'GET' && res.statusCode === 200 && res.writableFinished && isByPerson;
}

async function sendUpload(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const name = nameOf(ctx.path);
  const caching = String(ctx.response.get('Cache-Control'));
  // An error must not be cached like the file.
  ctx.set('Cache-Control', 'no-store');
  if (name === undefined || !(await sendObject(ctx, `${folder}/${name}`))) return false;
  if (ctx.status < 400) ctx.set('Cache-Control', caching);
  // Koa sends the file after this middleware.
  ctx.res.once('finish', () => {
    if (isDownload(ctx)) countDownload(strapi, ctx.path).catch((error) => strapi.log.error(error));
  });
  return true;
}

/** The name of a file. Undefined for names that Strapi never gives. */
function nameOf(pathname: string): string | undefined {
  const name = pathname.slice(prefix.length);
  return /^[\w.-]+$/.test(name) ? name : undefined;
}
