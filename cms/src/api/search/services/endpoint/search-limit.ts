import type { Core } from '@strapi/strapi';
import { environment } from '../../../../platform/config/environment';
import { isOutage } from '../../../../platform/database/outage';
import { runOutsideRequest } from '../../../../platform/logs/current-request';
import { type AddToSum, createMinuteLimit } from '../../../../platform/rate-limit/minute-limit';
import { addToCount } from '../../../../platform/rate-limit/rate-limit';
import { SearchFailure } from './failure';

const isWithin = createMinuteLimit();

/** Limits searches per IP address and minute, across all processes. */
export function countSearch(
  strapi: Core.Strapi,
  ip: string,
  { most, now }: { most?: number; now?: number } = {},
): void {
  const { DATABASE_CLIENT, SEARCHES_PER_MINUTE } = environment();
  const addToSum = DATABASE_CLIENT === 'postgres' ? sumOfProcesses(strapi) : undefined;
  if (isWithin({ name: `search:${ip}`, most: most ?? SEARCHES_PER_MINUTE, addToSum }, now)) return;
  const message = 'Too many search requests. Try again in a minute.';
  throw new SearchFailure(429, 'too_many_search_requests', message);
}

const sumOfProcesses =
  (strapi: Core.Strapi): AddToSum =>
  (bucket, by, since) =>
    runOutsideRequest(() => addToCount(strapi, { bucket, by, since })).catch((error: unknown) => {
      // While the database is down, each process limits only the searches it has counted itself.
      if (!isOutage(error)) strapi.log.error(error);
      return undefined;
    });
