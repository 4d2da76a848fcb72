import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, copyDatabase } from './support/backend';
import { type ServerProcess, startProcess } from './support/processes';

// Texts in protobuf are plain UTF-8.
let received = '';
let collector: Server;
let backend: ServerProcess;

beforeAll(async () => {
  await aBackend();
  const folder = path.dirname(String(process.env.DATABASE_FILENAME));
  const file = path.join(folder, 'traced.db');
  await copyDatabase(file);
  collector = createServer((request, response) => {
    received += `\n${request.url}\n`;
    request.on('data', (chunk: Buffer) => (received += chunk.toString('utf8')));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  backend = await startProcess({
    DATABASE_FILENAME: file,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=for-tests',
  });
});
afterAll(async () => {
  await backend.stop();
  collector.close();
});

describe('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('requests and queries are sent to the collector, without what visitors wrote', async () => {
    const id = randomUUID();
    const secret = 'Tiefbohrung';
    const headers = { 'x-request-id': id, 'user-agent': 'Mozilla/Geheim' };
    await fetch(`${backend.origin}/api/products/none?fields[0]=name`, { headers });
    await fetch(`${backend.origin}/api/search?q=${secret}&email=ada@secret.example`, { headers });
    await fetch(`${backend.origin}/_health`);
    // By default, they are sent after five seconds, and at the end.
    await backend.stop();
    await vi.waitFor(() => expect(received).toContain(id));
    for (const part of ['/v1/traces', 'fieldshop', 'for-tests', 'GET /api/products/:id', 'select '])
      expect(received).toContain(part);
    for (const part of [secret, 'ada@', 'Geheim', 'peer', '_health']) expect(received).not.toContain(part);
  });
});
