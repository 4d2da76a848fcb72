import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { environment, EnvironmentError } from '../platform/config/environment';
import { announceStop } from '../platform/http/readiness';
import { logAlways, logProcess } from '../platform/logs/log-writer';
import { createBackend } from './boot';
import { portProblem } from './check-start';
import { lockDatabase } from './database-lock';
import { startAlone } from './start-lock';
import { stopTracing } from './tracing';

const openRequestsMs = 5000;

/** Starts the server and reports its port to a parent process. Shuts down cleanly on SIGINT and SIGTERM. */
export async function serve(): Promise<void> {
  const strapi = await load();
  await listen(strapi);
  const { port } = parseAddress(strapi.server.httpServer.address());
  process.send?.({ type: 'ready', port });
  logAlways(`Listening on http://${environment().HOST}:${port}`);
}

async function load(): Promise<Core.Strapi> {
  const strapi = createBackend();
  logProcess();
  lockDatabase('server');
  stopOnSignal(strapi);
  return startAlone(() => strapi.load());
}

// If Strapi cannot listen, it only logs the error and waits forever.
function listen(strapi: Core.Strapi): Promise<unknown> {
  const { HOST, PORT } = environment();
  const failed = new Promise((_, reject) => {
    strapi.server.httpServer.once('error', (error: NodeJS.ErrnoException) =>
      reject(new EnvironmentError(portProblem(error.code ?? error.message, HOST, PORT))),
    );
  });
  return Promise.race([strapi.start(), failed]);
}

// Replaces Strapi's handlers, which close every connection at once, so that open requests can finish.
function stopOnSignal(strapi: Core.Strapi): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    announceStop();
    closeAfterResponse(strapi);
    await delay(environment().STOP_DELAY_SECONDS * 1000);
    await closeServer(strapi);
    await strapi.destroy();
    await stopTracing();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
  // A parent process that has ended can no longer send a signal.
  process.on('disconnect', stop);
}

// A proxy must not send another request on a connection that is about to be closed.
function closeAfterResponse({ server }: Core.Strapi): void {
  server.httpServer.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
}

function closeServer(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  return new Promise((resolve) => {
    setTimeout(resolve, openRequestsMs).unref();
    httpServer.close(() => resolve());
    httpServer.closeIdleConnections();
  });
}

function parseAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string')
    throw new Error('The server is not listening on a port.');
  return address;
}
