import { ApiError } from './errors.ts';

/** Whether a failed read is tried again, three times at most. A request that was rejected would be rejected again. */
export const retryRead = (count: number, error: Error): boolean =>
  !(error instanceof ApiError && error.status < 500) && count < 3;
