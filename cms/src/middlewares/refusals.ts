import type { Context, Next } from 'koa';
import { Refusal, sendRefusal } from '../answers/refusal';

// A refusal is an expected end: answered, not logged.
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendRefusal(ctx, error);
  }
};
