import type { Core } from '@strapi/strapi';

type Query = ReturnType<Core.Strapi['db']['connection']>;

/** The longest pause between two attempts of background work. */
export const longestWaitMs = 60 * 60 * 1000;
const leewayMs = 5 * 60 * 1000;

/**
 * Limits a query to rows that are due. A `due` beyond the longest wait was written before the clock of the server
 * was set back, and would otherwise wait until the clock is there again.
 */
export const isDue =
  (now: number) =>
  (query: Query): void => {
    void query.where('due', '<=', now).orWhere('due', '>', now + longestWaitMs + leewayMs);
  };
