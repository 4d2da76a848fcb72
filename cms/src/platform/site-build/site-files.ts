import type { Context } from 'koa';
import type sirv from 'sirv';

// Only these extensions are files, because the URL of a page may contain a dot.
const fileEnding =
  /\.(?:avif|css|gif|html|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|txt|vtt|wasm|webm|webmanifest|webp|woff2?|xml)$/i;

export function isFilePath(pathname: string): boolean {
  return pathname.startsWith('/assets/') || fileEnding.test(pathname);
}

// Passes the raw request to sirv, without the prefix of its path. False if there is no such file.
export async function serveFile(
  ctx: Context,
  files: sirv.RequestHandler,
  prefixLength = 0,
): Promise<boolean> {
  const { req, res } = ctx;
  const { url } = req;
  req.url = url?.slice(prefixLength);
  // sirv writes the response itself, so the status that Koa has already set (404) must be reset.
  res.statusCode = 200;
  // A file of a build that was just replaced: without this, the error from sirv would crash the process.
  res.once('pipe', (file) => file.once('error', () => res.destroy()));
  const isSent = await new Promise<boolean>((resolve, reject) => {
    res
      .once('close', () => resolve(true))
      .once('finish', () => resolve(true))
      .once('error', reject);
    files(req, res, () => resolve(false));
  });
  req.url = url;
  if (isSent) ctx.respond = false;
  else res.statusCode = 404;
  return isSent;
}
