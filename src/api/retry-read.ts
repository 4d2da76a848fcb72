import { ApiError } from './errors.ts';

/** Whether to retry a failed read: up to three times, but not if it was rejected, because it would be rejected again. */
export const retryRead = (count: number, error: Error): boolean =>
  !(error instanceof ApiError && error.status < 500) && count < 3;
