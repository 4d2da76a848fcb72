import type { Core } from '@strapi/strapi';
import { HttpError } from '../http/http-error';
import { texts } from '../messages/texts';
import { createAsyncContext } from '../async-context';

/** Whether a request has met an outage. */
type Watch = { sawOutage: boolean };
type Knex = Core.Strapi['db']['connection'];

const retryAfterSeconds = 5;

// Codes of Node (connection), Postgres (https://www.postgresql.org/docs/current/errcodes-appendix.html) and SQLite.
const codes = [
  /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/,
  /^08/, // connection exception
  /^53/, // insufficient resources: disk full, out of memory, too many connections
  /^57P0[1-5]$/, // shut down, crashed, starting, dropped, idle session
  /^58/, // system error, such as of a disk
  /^25006$/, // read-only: a standby
  /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|READONLY)/,
];
// Messages of errors without a code, from the connection pool (Knex) and from pg.
const messages =
  /Timeout acquiring a connection|Connection terminated|timeout expired|Client has encountered a connection error/;

const watches = createAsyncContext<Watch>();
let outageStart: number | undefined;

/** Whether the database could not be used, as opposed to an error in a query. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (codes.some((pattern) => pattern.test(code)) || messages.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.some(isOutage);
}

/**
 * Notes for each request whether the database could not be used. Strapi catches such errors in many places and responds
 * with 401, 404 or 500, which hides the cause.
 */
export function watchDatabase(strapi: Core.Strapi): void {
  const knex: Knex = strapi.db.connection;
  const note = (error: unknown) => {
    if (isOutage(error)) noteOutage(strapi, error);
  };
  const acquire = knex.client.acquireConnection.bind(knex.client);
  knex.client.acquireConnection = () =>
    acquire().catch((error: unknown) => {
      note(error);
      throw error;
    });
  knex.on('query-error', note);
  knex.on('query-response', () => {
    if (outageStart !== undefined) noteOutageEnd(strapi);
  });
}

/** Runs `work`, which can call `sawOutage()`. */
export function watched<T>(work: () => Promise<T>): Promise<T> {
  const outer = watches.getStore();
  const watch = { sawOutage: false };
  return watches.run(watch, work).finally(() => {
    if (outer && watch.sawOutage) outer.sawOutage = true;
  });
}

/** Whether the database could not be used since `watched` began. */
export const sawOutage = () => watches.getStore()?.sawOutage === true;

/** Marks the running `watched` as well, because it used the result of another one that saw an outage. */
export function noteUnavailable(): void {
  const watch = watches.getStore();
  if (watch) watch.sawOutage = true;
}

/** When the current outage began. Undefined if there is none. */
export const outageSince = () => outageStart;

export function databaseUnavailable(): HttpError {
  const kind = { status: 503, name: 'ServiceUnavailableError', retryAfterSeconds };
  return new HttpError(texts().http.databaseUnavailable, kind);
}

function noteOutage(strapi: Core.Strapi, error: unknown): void {
  noteUnavailable();
  if (outageStart !== undefined) return;
  outageStart = Date.now();
  strapi.log.error(`The database cannot be used: ${nameOf(error)}.`);
}

function noteOutageEnd(strapi: Core.Strapi): void {
  const seconds = Math.round((Date.now() - (outageStart ?? Date.now())) / 1000);
  outageStart = undefined;
  strapi.log.warn(`The database can be used again, after ${seconds} s.`);
}

// Not the message, which contains the query.
function nameOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : 'unknown error';
}
