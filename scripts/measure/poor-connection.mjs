// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A proxy between browser and server. It delays and limits traffic, never responds, or accepts no connections. The browser's
 * own throttling does not apply to requests of a service worker.
 * @typedef {{ kind: 'good' } | { kind: 'slow', delayMs: number, bytesPerSecond: number } | { kind: 'silent' }} Connection
 */

/** Lighthouse's slow 4G: 1.6 Mbps, 150 ms round trip. */
export const slow4G = /** @type {const} */ ({ kind: 'slow', delayMs: 75, bytesPerSecond: 200_000 });

/**
 * @param {string} origin
 */
export async function startPoorConnection(origin) {
  /** @type {Connection} */
  let connection = { kind: 'good' };
  const sockets = new Set();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined).on('close', () => sockets.delete(client));
    if (connection.kind === 'silent') return;
    const upstream = connect(Number(new URL(origin).port), '127.0.0.1');
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    void forward(client, upstream, () => connection).catch(() => client.destroy());
    void forward(upstream, client, () => connection).catch(() => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** @param {Connection} next */
    become(next) {
      connection = next;
      for (const socket of sockets) socket.destroy();
    },
    close,
  };
}

/**
 * @param {import('node:net').Socket} from
 * @param {import('node:net').Socket} to
 * @param {() => Connection} current
 */
async function forward(from, to, current) {
  let free = 0;
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  for await (const chunk of from) {
    const connection = current();
    if (connection.kind === 'slow') {
      const now = performance.now();
      free = Math.max(free, now) + (1000 * chunk.length) / connection.bytesPerSecond;
      const wait = free - now + connection.delayMs;
      before = Promise.all([before, delay(wait)]).then(() => to.write(chunk));
    } else {
      await before;
      to.write(chunk);
    }
  }
  await before;
  to.end();
}
