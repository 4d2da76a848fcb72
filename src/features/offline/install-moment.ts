import type { InstallMemory } from '#src/contract/install-memory.ts';

const minProducts = 3;
const postponeForMs = 90 * 24 * 3_600_000;

/** The state at the time of the check, in addition to the stored memory. */
export interface Moment {
  now: Date;
  hasSavedDocuments: boolean;
}

export const createMemory = (now: Date): InstallMemory => ({
  firstDay: dayOf(now),
  products: [],
  putOffAt: null,
});

/** Counts product pages only. */
export function recordVisit(memory: InstallMemory, pathname: string): InstallMemory {
  const isNew = /^\/products\/[^/]+$/.test(pathname) && !memory.products.includes(pathname);
  if (!isNew || memory.products.length >= minProducts) return memory;
  return { ...memory, products: [...memory.products, pathname] };
}

/**
 * Offers the app to visitors who returned, viewed several products or saved documents, but not to those who selected
 * "Not now".
 */
export function shouldOfferInstall({ firstDay, products, putOffAt }: InstallMemory, moment: Moment): boolean {
  if (putOffAt !== null && moment.now.getTime() - putOffAt < postponeForMs) return false;
  return moment.hasSavedDocuments || products.length >= minProducts || firstDay !== dayOf(moment.now);
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
