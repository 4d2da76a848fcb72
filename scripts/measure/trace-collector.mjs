// @ts-check
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Starts an OpenTelemetry collector that keeps everything it receives. Texts in protobuf are plain UTF-8.
 * @returns {Promise<{ url: string, received: () => import('./secret-scan.mjs').Haystack[], stop: () => void }>}
 */
export async function startTraceCollector() {
  /** @type {Buffer[]} */
  const bodies = [];
  const server = createServer(async (request, response) => {
    bodies.push(await buffer(request));
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received: () => bodies.map((body) => ({ place: 'traces', text: body.toString('utf8') })),
    stop: () => void server.close(),
  };
}
