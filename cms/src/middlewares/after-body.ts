import type { Context, Next } from 'koa';
import { invalid } from '../platform/http/http-error';
import { checkContents } from '../platform/uploads/check-contents';
import { checkFileInformation } from '../platform/uploads/file-information';

const deepest = 64;

// Directly after strapi::body. Code that processes a body is recursive, so thousands of levels would cause
// a stack overflow, first in JSON.stringify.
export default () => async (ctx: Context, next: Next) => {
  ctx.state.isParsingBody = false;
  if (isDeeper(ctx.request.body, deepest))
    throw invalid(`The body has more than ${deepest} levels of nesting.`);
  if (ctx.is('multipart')) {
    checkFileInformation(ctx.request.body);
    await checkContents(ctx.request.files);
  }
  // Strapi's own controllers expect an object.
  if (!ctx.path.startsWith('/api/')) ctx.request.body ??= {};
  return next();
};

// Level by level, without recursion.
function isDeeper(body: unknown, levels: number): boolean {
  let level = [body].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= levels) return true;
    level = level.flatMap((container) => Object.values(container)).filter(isContainer);
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
