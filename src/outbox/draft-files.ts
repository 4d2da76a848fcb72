import { delMany, get, keys, set, update, type UseStore } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import { parseDraftFiles, type Attached } from '#src/contract/outbox.ts';
import { draftFilesKey, visitor } from './owner.ts';

let opened: UseStore | undefined;
const files = () => (opened ??= deviceStore('fieldshop-draft-files', 'files'));

/** Files attached to a form that has not been sent, in this visit or an earlier one. */
export async function readDraftFiles(key: string): Promise<Attached[]> {
  return parseDraftFiles(await get(key, files()));
}

export async function writeDraftFiles(key: string, chosen: Attached[]): Promise<void> {
  await (chosen.length === 0 ? delMany([key], files()) : set(key, chosen, files()));
}

/** Called at sign-out, and when a guest clears this device. */
export async function deleteDraftFiles(owner: string): Promise<void> {
  const own = (await keys(files())).filter((key) => String(key).startsWith(`${owner} `));
  await delMany(own, files());
}

/** Moves a guest's files to the account on sign-in. Files already stored for the account are not overwritten. */
export async function moveDraftFilesToAccount(subject: string): Promise<void> {
  for (const key of (await keys(files())).map(String)) {
    if (!key.startsWith(`${visitor} `)) continue;
    const chosen = await readDraftFiles(key);
    const own = draftFilesKey(subject, key.slice(visitor.length + 1));
    await update<unknown>(own, (known) => known ?? chosen, files());
    await delMany([key], files());
  }
}
