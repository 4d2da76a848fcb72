import { LRUCache } from 'lru-cache';

/**
 * Adds `by` to what all processes have counted in a bucket, which began at `since`, and returns the sum. Undefined if it
 * is not known.
 */
export type AddToSum = (bucket: string, by: number, since: number) => Promise<number | undefined>;
export type MinuteLimit = {
  /** Whose requests are counted. */
  name: string;
  most: number;
  /** Undefined if there are no other processes. */
  addToSum?: AddToSum | undefined;
};
/** The requests of one minute. `sum` includes `added` of the requests that were counted `here`. */
type Counted = { minute: number; here: number; added: number; sum: number; nextAt: number };

const minuteMs = 60_000;

/** How much of the limit a process counts before it adds to the sum. */
const stepOf = (most: number) => Math.max(1, Math.floor(most / 20));

/**
 * Counts requests per minute in memory, and adds them to the sum of all processes in steps, in the background. So no
 * request waits for the database, and few requests cause no write. Each process may allow one step more than the limit.
 */
export function createMinuteLimit() {
  const counts = new LRUCache<string, Counted>({ max: 10_000 });

  /** Counts a request, and returns whether it is within the limit. */
  return function isWithin(limit: MinuteLimit, now = Date.now()): boolean {
    const minute = Math.floor(now / minuteMs);
    const known = counts.get(limit.name);
    const counted = known?.minute === minute ? known : begin(minute, stepOf(limit.most));
    if (counted !== known) counts.set(limit.name, counted);
    counted.here += 1;
    const isAllowed = counted.sum + counted.here - counted.added <= limit.most;
    if (isAllowed && counted.here >= counted.nextAt) void addStep(counted, limit);
    return isAllowed;
  };
}

const begin = (minute: number, nextAt: number): Counted => ({ minute, here: 0, added: 0, sum: 0, nextAt });

async function addStep(counted: Counted, { name, most, addToSum }: MinuteLimit): Promise<void> {
  const { here, added, minute } = counted;
  // Prevents the next step until this one is done.
  counted.nextAt = Infinity;
  const sum = await addToSum?.(`${name}:${minute}`, here - added, minute * minuteMs);
  // If the sum is unknown, waits for another step, because the database may be unavailable.
  if (sum === undefined) counted.nextAt = counted.here + stepOf(most);
  else Object.assign(counted, { sum, added: here, nextAt: here + stepOf(most) });
}
