// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ofTests } from './postgres.mjs';

/**
 * @typedef {object} Proxy
 * @property {string} name
 * @property {string} origin
 * @property {(count: number) => Promise<void>} hasReady resolves when it uses this many processes
 * @property {() => Promise<void>} stop
 */

// Caddy checks each process every second.
const NOTICED_WITHIN_MS = 3000;

/**
 * Starts a proxy that uses the processes that are ready: Caddy as we ship it, or the balancer of the tests if Caddy is
 * not installed. Each process keeps its port when it is restarted.
 * @param {string[]} origins
 * @returns {Promise<Proxy>}
 */
export async function startProxy(origins) {
  const { isInstalled, startCaddy } = await ofTests('proxies');
  if (isInstalled('caddy')) return behindCaddy(origins, startCaddy);
  const { startBalancer } = await ofTests('balancer');
  return { name: 'the balancer of the tests', ...(await startBalancer(() => origins)) };
}

/**
 * @param {string[]} origins
 * @param {(folder: string, variables: Record<string, string>) => Promise<{ origin: string, stop: () => Promise<void> }>} startCaddy
 * @returns {Promise<Proxy>}
 */
async function behindCaddy(origins, startCaddy) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-caddy-'));
  const upstreams = origins.map((origin) => new URL(origin).host).join(' ');
  const caddy = await startCaddy(folder, { PROCESSES: 'several', BACKEND: upstreams });
  return {
    name: 'Caddy',
    origin: caddy.origin,
    async hasReady(count) {
      while ((await Promise.all(origins.map(isReady))).filter(Boolean).length < count) await delay(250);
      await delay(NOTICED_WITHIN_MS);
    },
    async stop() {
      await caddy.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** @param {string} origin */
async function isReady(origin) {
  const response = await fetch(`${origin}/_ready`).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status === 200;
}
