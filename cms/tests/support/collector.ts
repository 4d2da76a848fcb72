import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake OpenTelemetry collector. Strings in protobuf are plain UTF-8. */
export async function startCollector() {
  let received = '';
  const server = createServer((request, response) => {
    received += `\n${request.url}\n`;
    request.on('data', (chunk: Buffer) => (received += chunk.toString('utf8')));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => received,
    stop: () => server.close(),
  };
}
