// @ts-check
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline, Transform } from 'node:stream';

/**
 * A proxy between browser and server that sums the bodies it transfers, compressed, and the signatures of lists in requests,
 * but no other headers. What the browser reports does not include the requests of a service worker that is being installed.
 * @param {string} origin
 */
export async function startCountedNetwork(origin) {
  /** @type {Map<string, number>} */
  const bytesByPath = new Map();
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    /** @param {number} bytes */
    const add = (bytes) => bytesByPath.set(url, (bytesByPath.get(url) ?? 0) + bytes);
    add(headers['delta-signature']?.length ?? 0);
    const count = new Transform({
      transform: (chunk, _encoding, done) => {
        add(chunk.length);
        done(null, chunk);
      },
    });
    const upstream = request(new URL(url, origin), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, count, outgoing, () => undefined);
    });
    upstream.on('error', () => outgoing.destroy());
    pipeline(incoming, upstream, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Of the requests since the last call. */
    takeBytesByPath() {
      const taken = new Map(bytesByPath);
      bytesByPath.clear();
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
