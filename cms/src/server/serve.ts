import type { AddressInfo } from 'node:net';
import { environment, EnvironmentError } from '../settings/environment';
import { createBackend } from './boot';

// Boots, listens, and tells a parent process; ends cleanly on SIGINT and SIGTERM.
export async function serve(): Promise<void> {
  try {
    environment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  const strapi = createBackend();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await strapi.start();
  const { port } = parseAddress(strapi.server.httpServer.address());
  process.send?.({ type: 'ready', port });
  process.stdout.write(`Listening on http://${environment().HOST}:${port}\n`);
}

function parseAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address;
}
