import { dropSurplus, keep, kept, keptIn } from './caches.ts';
import { makingWay } from './making-way.ts';
import { pictureName } from './picture-names.ts';
import { inTime, withFirstBytes } from './race.ts';
import { isStorable } from './verified-files.ts';

const patienceMs = 3000;

/** Its address changes with its bytes, so a stored copy is as good as a new one; a smaller one is better than none. */
export async function picture(event: FetchEvent): Promise<Response> {
  const address = event.request.url;
  const exact = (await keptIn(kept.savedPictures, address)) ?? (await keptIn(kept.seenPictures, address));
  if (exact) return exact;
  const network = fetch(event.request);
  const answer = await inTime(withFirstBytes(network), patienceMs);
  if (answer instanceof Response) {
    if (isStorable(address, answer)) {
      event.waitUntil(keepSeen(address, answer.clone()).catch(() => undefined));
      return answer;
    }
    // The server says that there is none; anything else stands in for it.
    if (answer.status === 404) return answer;
  }
  return (await anotherCopy(address)) ?? network;
}

/** Stores one copy of each; answers those that could not be had. */
export async function savePictures(addresses: string[]): Promise<string[]> {
  const outcomes = await Promise.all(addresses.map((address) => savePicture(address).catch(() => address)));
  await dropSurplus(kept.savedPictures);
  copies = undefined;
  return outcomes.filter((address) => address !== undefined);
}

/** Undefined when it is there, or nowhere. */
async function savePicture(address: string): Promise<string | undefined> {
  if (await keptIn(kept.savedPictures, address)) return undefined;
  const response =
    (await keptIn(kept.seenPictures, address)) ?? (await fetch(address, { signal: makingWay }));
  // Gone for those who are online too.
  if (response.status === 404) return undefined;
  if (!isStorable(address, response)) return address;
  const cache = await caches.open(kept.savedPictures.name);
  // The copy of what was replaced: the same file with another version in its query.
  await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
  await cache.put(address, response);
  return undefined;
}

async function keepSeen(address: string, response: Response) {
  await keep(kept.seenPictures, address, response);
  copies = undefined;
}

/** The stored copies by what their names have in common; looked up once, until another is stored. */
let copies: Promise<Map<string, string>> | undefined;

async function anotherCopy(address: string): Promise<Response | undefined> {
  copies ??= listCopies();
  const found = (await copies).get(pictureName(address) ?? '');
  return found === undefined
    ? undefined
    : ((await keptIn(kept.savedPictures, found)) ?? keptIn(kept.seenPictures, found));
}

async function listCopies(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name } of [kept.seenPictures, kept.savedPictures])
    for (const { url } of await (await caches.open(name)).keys()) found.set(pictureName(url) ?? '', url);
  return found;
}
