import type { PrecacheEntry } from 'workbox-precaching';
import { keep, kept, keptIn } from './caches.ts';
import { makingWay } from './making-way.ts';

declare const self: ServiceWorkerGlobalScope;

/** Those of this version, by their whole addresses. */
let listed: string[] = [];

export const isLargePart = (pathname: string) => pathname.startsWith('/assets/large/');

/** What is installed with the version: all of its files but those that few pages need. */
export function withoutLargeParts(files: PrecacheEntry[]): PrecacheEntry[] {
  const addresses = files.map(({ url }) => new URL(url, self.location.origin));
  listed = addresses.filter(({ pathname }) => isLargePart(pathname)).map(({ href }) => href);
  return files.filter((_file, index) => !listed.includes(addresses[index]?.href ?? ''));
}

/** Its name changes with its bytes, so a kept copy is as good as a new one. */
export async function largePart(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const found = await keptIn(kept.largeParts, url);
  if (found) return found;
  const response = await fetch(event.request);
  if (isWhole(response)) event.waitUntil(keep(kept.largeParts, url, response.clone()).catch(() => undefined));
  return response;
}

/** Stores those of this version; answers the ones that could not be had. Former ones go when all are there. */
export async function saveLargeParts(): Promise<string[]> {
  const outcomes = await Promise.all(listed.map((address) => save(address).catch(() => address)));
  const missing = outcomes.filter((address) => address !== undefined);
  if (missing.length === 0) await dropFormer();
  return missing;
}

/** Undefined when it is there. */
async function save(address: string): Promise<string | undefined> {
  if (await keptIn(kept.largeParts, address)) return undefined;
  const response = await fetch(address, { signal: makingWay });
  if (!isWhole(response)) return address;
  await keep(kept.largeParts, address, response);
  return undefined;
}

async function dropFormer() {
  const cache = await caches.open(kept.largeParts.name);
  const former = (await cache.keys()).filter(({ url }) => !listed.includes(url));
  await Promise.all(former.map((request) => cache.delete(request, { ignoreVary: true })));
}

const isWhole = ({ status, type }: Response) => status === 200 && type === 'basic';
