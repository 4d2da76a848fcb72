import type { Context } from 'koa';
import type sirv from 'sirv';

// Only these endings are files; a page address may hold a dot.
const fileEnding =
  /\.(?:avif|css|gif|html|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|txt|vtt|wasm|webm|webmanifest|webp|woff2?|xml)$/i;

export function isFilePath(pathname: string): boolean {
  return pathname.startsWith('/assets/') || fileEnding.test(pathname);
}

// Hands the raw request to sirv, without the first characters of its path; false when there is no such file.
export async function serveFile(
  ctx: Context,
  files: sirv.RequestHandler,
  prefixLength = 0,
): Promise<boolean> {
  const { req, res } = ctx;
  const { url } = req;
  req.url = url?.slice(prefixLength);
  // sirv writes the answer itself. A status Koa has set already (404) must not shine through.
  res.statusCode = 200;
  // The file of a build that was replaced a moment ago: sirv would let the failure end the process.
  res.once('pipe', (file) => file.once('error', () => res.destroy()));
  const found = await new Promise<boolean>((resolve, reject) => {
    res
      .once('close', () => resolve(true))
      .once('finish', () => resolve(true))
      .once('error', reject);
    files(req, res, () => resolve(false));
  });
  req.url = url;
  if (found) ctx.respond = false;
  else res.statusCode = 404;
  return found;
}
