import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { environment } from '../config/environment';
import { responseCache } from './response-cache';
import { channel, followChange } from './invalidation';

const retryMilliseconds = 1000;

// Receives changes from other processes. While it is disconnected, nothing new is cached.
export function listenForChanges(strapi: Core.Strapi): { close(): Promise<void> } {
  let closed = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: environment().DATABASE_URL,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => followChange(payload));
    next.on('error', lost);
    next.on('end', lost);
    client = next;
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    responseCache.resume();
  }

  function lost(): void {
    if (closed) return;
    responseCache.suspend();
    clearTimeout(retry);
    retry = setTimeout(() => connect().catch(lost), retryMilliseconds);
  }

  responseCache.suspend();
  connect().catch((error) => {
    strapi.log.warn(`The channel for content changes is not open yet: ${String(error)}`);
    lost();
  });

  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
