// @ts-check
import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/**
 * @param {string} host
 * @param {number} port
 */
export async function checkPort(host, port) {
  const code = await listenOnce(host, port);
  if (!code) return;
  const other = `PORT=${port < 1024 ? 8080 : port + 1} npm start`;
  if (code === 'EADDRINUSE') {
    throw new Problem(
      `Port ${port} is already in use.`,
      `Stop the program that uses it, or choose another port: ${other}`,
    );
  }
  if (code === 'EACCES') {
    throw new Problem(
      `Port ${port} can only be used by the system administrator.`,
      `Choose a port above 1023: ${other}`,
    );
  }
  throw new Problem(
    `The server cannot listen on ${host}:${port} (${code}).`,
    'Set HOST to an IP address of this machine, such as 127.0.0.1, or to 0.0.0.0.',
  );
}

/** @returns {Promise<number>} a free port */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the error's code
 */
function listenOnce(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
