import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { environment } from '../config/environment';
import { responseCache } from './response-cache';
import { channel, processId } from './invalidation';

const retryMs = 1000;
/** How often it is asked whether it still works, and how long it may take to respond. */
const askEveryMs = 2000;
const respondsWithinMs = 5000;

/**
 * Receives changes from other processes. While it is disconnected, nothing new is cached. It receives nothing most of the
 * time, so only a question shows that a connection was cut off without a word.
 */
export function listenForChanges(strapi: Core.Strapi): { close(): Promise<void> } {
  let closed = false;
  let client: Client | undefined;
  let next: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const connecting = newClient();
    client = connecting;
    const lose = () => lost(connecting);
    connecting.on('notification', ({ payload }) => dropUnlessOurs(payload));
    connecting.on('error', lose);
    connecting.on('end', lose);
    try {
      await connecting.connect();
      await connecting.query(`LISTEN ${channel}`);
    } catch (error) {
      lose();
      throw error;
    }
    if (client !== connecting) return;
    responseCache.resume();
    keepAsking(connecting);
  }

  function keepAsking(asked: Client): void {
    next = setTimeout(() => {
      asked.query('select 1').then(
        () => client === asked && keepAsking(asked),
        () => lost(asked),
      );
    }, askEveryMs).unref();
  }

  function lost(one: Client): void {
    if (closed || client !== one) return;
    client = undefined;
    responseCache.suspend();
    clearTimeout(next);
    next = setTimeout(() => void connect().catch(() => undefined), retryMs);
    void one.end().catch(() => undefined);
  }

  responseCache.suspend();
  connect().catch((error) => {
    strapi.log.warn(`The channel for content changes is not open yet: ${String(error)}`);
  });

  return {
    async close() {
      closed = true;
      clearTimeout(next);
      await client?.end();
    },
  };
}

function dropUnlessOurs(sender: string | undefined): void {
  if (sender !== processId) responseCache.drop();
}

const newClient = () =>
  new Client({
    connectionString: environment().DATABASE_URL,
    connectionTimeoutMillis: 5000,
    query_timeout: respondsWithinMs,
    keepAlive: true,
  });
