// @ts-check
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { skip } from '../proofs/figures.mjs';
import { freePort } from '../setup/port.mjs';
import { startCommand, stopChild } from '../terminal/children.mjs';

// Installed on first use, because only this proof needs it. It verifies signatures, unlike the fake bucket of the
// tests.
const VERSION = '3.7.1';
const BUCKET = 'files-of-the-shop';
const STARTS_WITHIN_MS = 180_000;

/** Starts an S3 server that is not ours, with an empty bucket. Skips the proof if it cannot be installed. */
export async function startS3Server() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-s3-'));
  const port = await freePort();
  const server = ['s3rver', '--address', '127.0.0.1', '--port', String(port), '--directory', folder];
  const command = [...server, '--silent', '--configure-bucket', BUCKET];
  const child = startCommand(['npm', 'exec', '--yes', `--package=s3rver@${VERSION}`, '--', ...command]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ bytes) => (output += bytes.toString()));
  const stop = async () => {
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + STARTS_WITHIN_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      skip(`s3rver ${VERSION} did not start: ${output.trim().split('\n').at(-1) ?? ''}`);
    }
    await delay(200);
  }
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      // The fixed key of s3rver.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
  };
}

/** @param {number} port @returns {Promise<boolean>} */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
