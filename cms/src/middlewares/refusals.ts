import type { Context, Next } from 'koa';
import { invalid, Refusal, sendRefusal } from '../answers/refusal';

// A refusal is an expected end, and so is a body nobody can read: answered, not logged.
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unreadable(error);
    if (!refusal) throw error;
    sendRefusal(ctx, refusal);
  }
};

// What the parsers of bodies throw: raw-body names a type, co-body keeps the body, formidable has a code of its own.
function unreadable(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('type' in error && error.type === 'entity.too.large')
    return new Refusal('The request is too large.', { status: 413, name: 'PayloadTooLargeError' });
  const isOfBody =
    ('type' in error && 'status' in error && error.status === 400) ||
    (error instanceof SyntaxError && 'body' in error) ||
    'httpCode' in error;
  return isOfBody ? invalid('The request cannot be read.') : undefined;
}
