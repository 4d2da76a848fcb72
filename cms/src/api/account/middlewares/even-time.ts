import type { Context, Next } from 'koa';
import { untilEvenTime } from '../services/even-time';

// The response time does not reveal whether something was found. Outside the transaction, which must not wait.
export default () => async (_ctx: Context, next: Next) => {
  await Promise.all([next(), untilEvenTime()]);
};
