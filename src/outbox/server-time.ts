import * as v from 'valibot';
import { read, write } from './database.ts';

interface ServerTimeSample {
  serverMs: number;
  /** `performance.now()`: cannot be set by the user, but may stop while the device sleeps. */
  monotonicMs: number;
  /** `Date.now()`: can be set by the user. */
  deviceMs: number;
}

/** If the two clocks differ by more, the device's clock was set or the device slept. */
const maxClockDriftMs = 60_000;
const storeIntervalMs = 3_600_000;
const key = 'server-time';
const Stored = v.object({ serverMs: v.number(), deviceMs: v.number() });

let sample: ServerTimeSample | undefined;

/** Call with the `Date` header of a response from our server. */
export function noteServerTime(date: string | null | undefined): void {
  const serverMs = Date.parse(date ?? '');
  if (!Number.isNaN(serverMs)) sample = { serverMs, monotonicMs: performance.now(), deviceMs: Date.now() };
}

/** Server time in milliseconds since 1970; undefined until a response has arrived since the device last slept. */
export function serverNow(): number | undefined {
  if (!sample) return undefined;
  const passedMs = performance.now() - sample.monotonicMs;
  const passedByClockMs = Date.now() - sample.deviceMs;
  return Math.abs(passedMs - passedByClockMs) > maxClockDriftMs ? undefined : sample.serverMs + passedMs;
}

/**
 * The server time, estimated from the last known clock difference if there is no connection. Undefined if the device's
 * clock was set back since, that is, if the estimate is earlier than the last known server time.
 */
export async function estimatedServerNow(): Promise<number | undefined> {
  const known = serverNow();
  if (known !== undefined) return known;
  const stored = await readStored();
  if (!stored) return undefined;
  const estimate = Date.now() + stored.serverMs - stored.deviceMs;
  return estimate < stored.serverMs ? undefined : estimate;
}

/** Stores the clock difference for pages opened without a connection. */
export async function storeServerTime(): Promise<void> {
  const serverMs = serverNow();
  if (serverMs === undefined) return;
  const deviceMs = Date.now();
  const stored = await readStored();
  const isKnown =
    stored && Math.abs(stored.serverMs - stored.deviceMs - (serverMs - deviceMs)) < maxClockDriftMs;
  if (isKnown && serverMs - stored.serverMs < storeIntervalMs) return;
  await write((transaction) => {
    transaction.objectStore('session').put({ serverMs, deviceMs }, key);
    transaction.commit();
  });
}

async function readStored() {
  const stored = await read('session', (session) => session.get(key)).catch(() => undefined);
  const parsed = v.safeParse(Stored, stored);
  return parsed.success ? parsed.output : undefined;
}
