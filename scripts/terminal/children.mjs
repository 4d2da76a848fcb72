// @ts-check
import { fork, spawn } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const STOP_WITHIN_MS = 10_000;
const onWindows = process.platform === 'win32';

/** @type {Set<ChildProcess>} */
const running = new Set();
/**
 * Children that we have stopped ourselves.
 * @type {WeakSet<ChildProcess>}
 */
const stopped = new WeakSet();

/**
 * Starts a child in its own process group. Ctrl-C in the terminal then reaches only this process, and a child's own
 * children (npm starts node, node starts workers) are stopped with it.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function startCommand([program = '', ...args], options = {}) {
  return keep(
    spawn(program, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !onWindows,
      shell: onWindows,
    }),
  );
}

/**
 * @param {string} module
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, args?: string[] }} options
 */
export function startModule(module, { args = [], ...options }) {
  return keep(
    fork(module, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: !onWindows }),
  );
}

/** @param {ChildProcess} child */
export async function stopChild(child) {
  if (hasEnded(child)) return;
  stopped.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Kills the process immediately, like a power failure.
 * @param {ChildProcess} child
 */
export async function killChild(child) {
  stopped.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGKILL');
  await ended;
}

/**
 * @param {ChildProcess} child
 * @param {(code: number | null) => void} report
 */
export function whenEndedByItself(child, report) {
  child.once('exit', (code) => {
    if (!stopped.has(child)) report(code);
  });
}

/**
 * On Ctrl-C, stops every child and then exits with code 0, because stopping on request is not a failure.
 * @param {() => void} [announce]
 */
export function stopOnSignal(announce) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    announce?.();
    await Promise.all([...running].map(stopChild));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * @template {ChildProcess} T
 * @param {T} child
 */
function keep(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** @param {ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(onWindows ? child.pid : -child.pid, signal);
  } catch {
    // It has already exited.
  }
}
