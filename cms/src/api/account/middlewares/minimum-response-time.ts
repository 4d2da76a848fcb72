import type { Context, Next } from 'koa';
import { minimumResponseTime } from '../services/minimum-response-time';

// All responses take equally long, so that the time does not reveal whether the request matched any data. The delay runs
// outside the transaction, which must not stay open longer than needed.
export default () => async (_ctx: Context, next: Next) => {
  await Promise.all([next(), minimumResponseTime()]);
};
