import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { outageSince } from '../database/outage';
import { contentModels, isList, modelOf } from './lists';
import { limits } from './query-limits';
import { createSemaphore } from './semaphore';

/**
 * Runs reads of lists with relations one after the other. 100 products take about 20 MB as rows, objects and text, and the
 * process can only work on one list anyway. All other reads run at once. See docs/decisions/0028.
 */
export function createListTurns(strapi: Core.Strapi) {
  const models = contentModels(strapi);
  const inTurn = createSemaphore({ permits: limits.listsAtOnce, maxWaitMs: limits.listWaitMs });

  const isLarge = ({ method, path, query }: Context) => {
    const isRead = (method === 'GET' || method === 'HEAD') && path.toLowerCase().startsWith('/api/');
    const model = isRead ? modelOf(models, path) : undefined;
    return model !== undefined && 'populate' in query && isList(path, model, query.filters);
  };
  return <T>(ctx: Context, read: () => Promise<T>): Promise<T> => {
    // Without a database, a read takes only the time until it fails, and there may be a stale response.
    return isLarge(ctx) && outageSince() === undefined ? inTurn(read) : read();
  };
}
