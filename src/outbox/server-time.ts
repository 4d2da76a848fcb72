import * as v from 'valibot';
import { read, write } from './database.ts';

interface ServerTimeSample {
  serverMs: number;
  /** By the clock of the page, which nobody can set, but which may stop while the device sleeps. */
  monotonicMs: number;
  /** By the device's clock, which somebody may set. */
  deviceMs: number;
}

/** The two clocks of the device agree for as long as neither was set and the device did not sleep. */
const maxClockDriftMs = 60_000;
const storeIntervalMs = 3_600_000;
const key = 'server-time';
const Stored = v.object({ serverMs: v.number(), deviceMs: v.number() });

let sample: ServerTimeSample | undefined;

/** From the header `Date` of a response of ours. */
export function noteServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (!Number.isNaN(serverMs)) sample = { serverMs, monotonicMs: performance.now(), deviceMs: Date.now() };
}

/** In milliseconds since 1970 by the server's clock; undefined where it was not heard since the device slept. */
export function serverNow(): number | undefined {
  if (!sample) return undefined;
  const passedMs = performance.now() - sample.monotonicMs;
  const passedByClockMs = Date.now() - sample.deviceMs;
  return Math.abs(passedMs - passedByClockMs) > maxClockDriftMs ? undefined : sample.serverMs + passedMs;
}

/**
 * The server's time for something written now, also without a connection: by what this device last knew of the difference
 * between the two clocks. Undefined where the clock must have been set since: it shows less than was known already.
 */
export async function estimatedServerNow(): Promise<number | undefined> {
  const known = serverNow();
  if (known !== undefined) return known;
  const stored = await readStored();
  if (!stored) return undefined;
  const estimate = Date.now() + stored.serverMs - stored.deviceMs;
  return estimate < stored.serverMs ? undefined : estimate;
}

/** For pages that are opened without a connection. */
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
