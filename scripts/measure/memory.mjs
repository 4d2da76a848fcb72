// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * Resident memory of a process, in MB.
 * @param {number | undefined} pid
 */
export function residentMegabytes(pid) {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  return Math.round(kilobytes / 1024);
}

/**
 * Sends requests on several connections, and throws if a response is 5xx.
 * @param {{ url: string, init?: RequestInit }[]} requests
 * @param {{ connections?: number, onDone: (done: number) => void }} options
 */
export async function sendAll(requests, { connections = 8, onDone }) {
  let next = 0;
  const worker = async () => {
    while (next < requests.length) {
      const { url, init } = requests[next++] ?? { url: '' };
      // Without keep-alive: a busy server may close a connection at the moment it is reused.
      const headers = { connection: 'close', ...init?.headers };
      const response = await fetch(url, { redirect: 'manual', ...init, headers });
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${response.status} at ${url.slice(0, 200)}`);
      onDone(next);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
}
