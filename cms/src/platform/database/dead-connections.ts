import { setTimeout as delay } from 'node:timers/promises';
import { callbackify } from 'node:util';
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import * as v from 'valibot';
import { environment } from '../config/environment';
import { parseRow, parseRows } from './rows';

/** The process of Postgres that serves a connection. */
const Process = v.object({ pid: v.number() });
const Pooled = v.object({ __knexUid: v.string() });

type Connection = { client: Client; pid: number };
type Running = { queries: number; since: number };
type Query = { __knexUid: string };

const everyMs = 500;
/** Most queries take milliseconds. */
const lateAfterMs = 3000;
const askWithinMs = 1000;
/** In which a result that was sent arrives. */
const arrivesWithinMs = 300;

const connections = new Map<string, Connection>();
const running = new Map<string, Running>();

/** For each new connection of the pool: `afterCreate` of Knex. */
export const noteConnection = callbackify(note);

async function note(client: unknown): Promise<unknown> {
  if (!(client instanceof Client)) return client;
  const { __knexUid: id } = v.parse(Pooled, client);
  // Not client.processID: with a connection pooler in front of Postgres, that is one of the pooler.
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const found = parseRow(Process, rows[0]);
  if (found) connections.set(id, { client, pid: found.pid });
  client.once('end', () => {
    connections.delete(id);
    running.delete(id);
  });
  return client;
}

/**
 * Closes connections that are dead, although nobody told us: a machine or firewall that fails sends nothing, and the
 * operating system gives up after a quarter of an hour. Until then, each would keep its place in the pool.
 */
export function closeDeadConnections(strapi: Core.Strapi): { end(): void } {
  const knex: Core.Strapi['db']['connection'] = strapi.db.connection;
  knex.on('query', begin);
  knex.on('query-response', (_response: unknown, query: Query) => finish(query));
  knex.on('query-error', (_error: unknown, query: Query) => finish(query));
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void check(strapi).finally(() => (isChecking = false));
  }, everyMs);
  timer.unref();
  return { end: () => clearInterval(timer) };
}

function begin({ __knexUid: id }: Query): void {
  const known = running.get(id);
  if (known) known.queries += 1;
  else running.set(id, { queries: 1, since: Date.now() });
}

function finish({ __knexUid: id }: Query): void {
  const known = running.get(id);
  if (!known) return;
  if (known.queries === 1) running.delete(id);
  else running.set(id, { queries: known.queries - 1, since: Date.now() });
}

async function check(strapi: Core.Strapi): Promise<void> {
  const since = Date.now() - lateAfterMs;
  const late = [...running].flatMap(([id, query]) => {
    const connection = connections.get(id);
    return connection && query.since < since ? [{ id, query, ...connection }] : [];
  });
  if (late.length === 0) return;
  const working = await workingProcesses(late.map(({ pid }) => pid));
  if (!working) return;
  await delay(arrivesWithinMs);
  const dead = late.filter(({ id, query, pid }) => !working.has(pid) && running.get(id) === query);
  if (dead.length === 0) return;
  strapi.log.warn(`Database: closed ${dead.length} connections on which no result arrives.`);
  // The queries on them fail at once.
  await Promise.all(dead.map(({ client }) => client.end()));
}

/** Those that work on a query, which may take long or wait for a lock. Undefined if Postgres cannot be asked. */
async function workingProcesses(pids: number[]): Promise<Set<number> | undefined> {
  const client = new Client({
    connectionString: environment().DATABASE_URL,
    connectionTimeoutMillis: askWithinMs,
    query_timeout: askWithinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const sql =
      "select pid from pg_stat_activity where pid = any($1) and coalesce(state, '') not like 'idle%'";
    const { rows } = await client.query(sql, [pids]);
    return new Set(parseRows(Process, rows).map(({ pid }) => pid));
  } catch {
    // The pool has the same problem, and reports it.
    return undefined;
  } finally {
    void client.end().catch(() => undefined);
  }
}
