import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Context, Next } from 'koa';
import { cmsFolder } from '../platform/config/cms-folder';
import { sendPlainPage } from '../platform/http/plain-page';

const adminEntry = path.join(cmsFolder, 'dist', 'build', 'index.html');

// The admin is built while the server is running. Its API calls (/admin/login …) are not pages and pass through.
export default () => async (ctx: Context, next: Next) => {
  const wantsPage = ctx.method === 'GET' && ctx.get('accept').includes('text/html');
  const isPage = wantsPage && /^\/admin(\/|$)/.test(ctx.path);
  if (!isPage || existsSync(adminEntry)) return next();
  sendPlainPage(ctx, {
    status: 503,
    title: 'The admin is being built',
    text: 'This takes a minute or two. The page will open automatically.',
    reloadSeconds: 5,
    isForStaff: true,
  });
};
