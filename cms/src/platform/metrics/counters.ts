import { Counter, Histogram } from 'prom-client';
import { metrics } from './metrics';

const registers = [metrics];

const requests = new Counter({
  name: 'fieldshop_http_requests_total',
  help: 'Responses by route, method and class of the status',
  labelNames: ['route', 'method', 'status'],
  registers,
});

const seconds = new Histogram({
  name: 'fieldshop_http_request_duration_seconds',
  help: 'Time until a response is ready to be sent',
  labelNames: ['route', 'method'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

const cacheRequests = new Counter({
  name: 'fieldshop_response_cache_requests_total',
  help: 'Requests to the response caches: hit (a cached response, or one that is being made), miss',
  labelNames: ['result'],
  registers,
});

const deliveries = new Counter({
  name: 'fieldshop_outbox_deliveries_total',
  help: 'Writes with an Idempotency-Key: first, replayed (repeated, with the same response), in-progress, other-body',
  labelNames: ['result'],
  registers,
});

const securityEvents = new Counter({
  name: 'fieldshop_security_events_total',
  help: 'Sign-ins, new passwords, requests that were not authorised, and exceeded rate limits, by event',
  labelNames: ['event'],
  registers,
});

const cspReports = new Counter({
  name: 'fieldshop_csp_reports_total',
  help: 'Browser reports of what the content security policy blocked, by directive',
  labelNames: ['directive'],
  registers,
});

type Response = { route: string; method: string; status: number; milliseconds: number };

export function countResponse({ route, method, status, milliseconds }: Response): void {
  requests.inc({ route, method, status: `${Math.floor(status / 100)}xx` });
  seconds.observe({ route, method }, milliseconds / 1000);
}

export const countCacheRequest = (result: 'hit' | 'miss') => cacheRequests.inc({ result });

export const countDelivery = (result: 'first' | 'replayed' | 'in-progress' | 'other-body') =>
  deliveries.inc({ result });

export const countSecurityEvent = (event: string) => securityEvents.inc({ event });

export const countCspReport = (directive: string) => cspReports.inc({ directive });
