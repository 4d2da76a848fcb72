import type { Context } from 'koa';
import type sirv from 'sirv';

// Only these endings are files; a page address may hold a dot.
const fileEnding =
  /\.(?:avif|css|gif|html|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|txt|vtt|wasm|webm|webmanifest|webp|woff2?|xml)$/i;

export function isFilePath(pathname: string): boolean {
  return pathname.startsWith('/assets/') || fileEnding.test(pathname);
}

// Hands the raw request to sirv; false when it has no such file.
export async function serveFile(ctx: Context, files: sirv.RequestHandler): Promise<boolean> {
  const { req, res } = ctx;
  // sirv writes the answer itself. A status Koa has set already (404) must not shine through.
  res.statusCode = 200;
  const found = await new Promise<boolean>((resolve, reject) => {
    res
      .once('close', () => resolve(true))
      .once('finish', () => resolve(true))
      .once('error', reject);
    files(req, res, () => resolve(false));
  });
  if (found) ctx.respond = false;
  else res.statusCode = 404;
  return found;
}
