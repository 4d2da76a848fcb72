import type { InstallMemory } from '#src/contract/install-memory.ts';

const enoughProducts = 3;
const putOffForMs = 90 * 24 * 3_600_000;

/** What happens now, beside what is remembered. */
export interface Moment {
  now: Date;
  hasSavedDocuments: boolean;
}

export const firstMemory = (now: Date): InstallMemory => ({
  firstDay: dayOf(now),
  products: [],
  putOffAt: null,
});

/** Counts the page of a product; any other is not counted. */
export function noting(memory: InstallMemory, pathname: string): InstallMemory {
  const isNew = /^\/products\/[^/]+$/.test(pathname) && !memory.products.includes(pathname);
  if (!isNew || memory.products.length >= enoughProducts) return memory;
  return { ...memory, products: [...memory.products, pathname] };
}

/** Somebody who came back, looked around or saved documents has use for the app; who said "not now" is left alone. */
export function isFitting({ firstDay, products, putOffAt }: InstallMemory, moment: Moment): boolean {
  if (putOffAt !== null && moment.now.getTime() - putOffAt < putOffForMs) return false;
  return moment.hasSavedDocuments || products.length >= enoughProducts || firstDay !== dayOf(moment.now);
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
