// @ts-check
import { connect } from 'node:net';

/** @typedef {{ perSecond: number, failures: number, bytes: number }} Load */

const TIMEOUT_SECONDS = 180;

/**
 * Requests one URL on many connections, each sending the next request as soon as it has the response. Uses raw sockets to
 * need little CPU time, because client and server share the machine.
 * @param {string} url
 * @param {{ connections?: number, seconds?: number, warmUpSeconds?: number }} [options]
 * @returns {Promise<Load>}
 */
export async function measureLoad(url, { connections = 20, seconds = 8, warmUpSeconds = 2 } = {}) {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Accept-Encoding: br'];
  const request = `${lines.join('\r\n')}\r\n\r\n`;
  // Waits for requests of an earlier measurement, and fills the cache.
  await (await fetch(url)).arrayBuffer();
  const count = { responses: 0, failures: 0, bytes: 0 };
  const sockets = Array.from({ length: connections }, () =>
    keepRequesting({ hostname, port, request, count }),
  );
  await sleep(warmUpSeconds);
  Object.assign(count, { responses: 0, failures: 0, bytes: 0 });
  const startedAt = performance.now();
  await sleep(seconds);
  // A slow server gets enough time for one response per connection.
  for (let waited = 0; count.responses < connections && waited < TIMEOUT_SECONDS; waited += 1) await sleep(1);
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  for (const socket of sockets) socket.destroy();
  return {
    perSecond: count.responses / elapsedSeconds,
    failures: count.failures,
    bytes: Math.round(count.bytes / Math.max(1, count.responses)),
  };
}

/**
 * @param {{ hostname: string, port: string, request: string, count: { responses: number, failures: number, bytes: number } }} options
 */
function keepRequesting({ hostname, port, request, count }) {
  const socket = connect(Number(port), hostname, () => socket.write(request));
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const response = firstResponse(received);
    if (!response) return;
    received = received.subarray(response.length);
    count.responses += 1;
    count.bytes += response.length;
    if (response.status !== 200) count.failures += 1;
    socket.write(request);
  });
  socket.on('error', () => (count.failures += 1));
  return socket;
}

/** @param {Buffer} received */
function firstResponse(received) {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = received.toString('latin1', 0, end);
  const body = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  const length = end + 4 + body;
  return received.length < length ? undefined : { length, status: Number(head.slice(9, 12)) };
}

/** @param {number} seconds */
function sleep(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
