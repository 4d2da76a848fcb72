import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { LRUCache } from 'lru-cache';
import { cspReportsPath } from '../platform/http/csp-reports-path';
import { invalid, tooMany } from '../platform/http/http-error';
import { type CspReport, parseCspReports } from '../platform/http/parse-csp-reports';
import { countCspReport } from '../platform/metrics/counters';

const largestBytes = 32 * 1024;
const mostPerMinute = 20;
const minuteMs = 60_000;

// POST /_csp-reports. Runs before everything that needs the database, and counts requests in memory for the same
// reason.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const requests = new LRUCache<string, number>({ max: 10_000, ttl: minuteMs, noUpdateTTL: true });

  return async (ctx: Context, next: Next) => {
    if (ctx.path !== cspReportsPath || ctx.method !== 'POST') return next();
    const count = (requests.get(ctx.ip) ?? 0) + 1;
    requests.set(ctx.ip, count);
    if (count > mostPerMinute) throw tooMany('Too many reports.', minuteMs / 1000);
    for (const report of parseCspReports(await textOf(ctx.req))) note(report);
    ctx.status = 204;
  };

  function note({ directive, blocked, page }: CspReport): void {
    countCspReport(directive);
    strapi.log.warn(`The content security policy blocked ${blocked} by ${directive} on ${page}`);
  }
};

/** @throws an HttpError (400) if the report is larger than any browser sends */
async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const buffer = Buffer.from(part);
    bytes += buffer.length;
    if (bytes > largestBytes) throw invalid('The report is too large.');
    parts.push(buffer);
  }
  return Buffer.concat(parts).toString();
}
