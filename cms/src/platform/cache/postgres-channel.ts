import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { environment } from '../config/environment';
import { responseCache } from './response-cache';
import { channel, followChange, resumeCaching } from './invalidation';

const retryMilliseconds = 1000;
// A firewall can drop a connection silently, and the operating system notices only after two hours.
const checkEveryMilliseconds = 5000;
const respondWithinMilliseconds = 5000;

// Receives changes from other processes. While it is disconnected, nothing new is cached.
export function listenForChanges(strapi: Core.Strapi): { close(): Promise<void> } {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = newClient();
    client = next;
    await listen(next, () => lost(next));
    if (next !== client) return;
    resumeCaching();
    checkLater(next);
  }

  function checkLater(current: Client): void {
    timer = setTimeout(() => void check(current).catch(() => lost(current)), checkEveryMilliseconds);
  }

  async function check(current: Client): Promise<void> {
    await current.query('SELECT 1');
    if (current === client) checkLater(current);
  }

  function lost(old: Client): void {
    if (closed || old !== client) return;
    client = undefined;
    responseCache.suspend();
    clearTimeout(timer);
    void old.end().catch(() => {});
    // A failed attempt calls `lost` too, which schedules the next one.
    timer = setTimeout(() => void connect().catch(() => {}), retryMilliseconds);
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  }

  responseCache.suspend();
  connect().catch((error) =>
    strapi.log.warn(`The channel for content changes is not open yet: ${String(error)}`),
  );
  return { close };
}

async function listen(client: Client, lost: () => void): Promise<void> {
  client.on('notification', ({ payload }) => followChange(payload));
  client.on('error', lost);
  client.on('end', lost);
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
  } catch (error) {
    lost();
    throw error;
  }
}

const newClient = () =>
  new Client({
    connectionString: environment().DATABASE_URL,
    // Shown in pg_stat_activity.
    application_name: channel,
    connectionTimeoutMillis: 5000,
    query_timeout: respondWithinMilliseconds,
    keepAlive: true,
  });
