import { deviceStorage, tabStorage } from '#src/cache/device-storage.ts';
import { removeMissingLines } from './confirmed.ts';
import { deleteDraftFiles } from './draft-files.ts';
import { visitor } from './owner.ts';
import { store } from './store.ts';

/** Keys of data entered on this device that do not contain an owner. */
const sharedKeys = ['fieldshop-quick-order', 'fieldshop-searches', 'fieldshop-part-wizard'];
/** Includes data that customers left here for their next sign-in, because nothing may remain on a shared device. */
const guestKeys = ['fieldshop-lists', 'fieldshop-instruments', 'fieldshop-configurations', 'compared'];

/** Written to notify the other tabs, because each tab can only reach its own session storage. */
const signedOutKey = 'fieldshop-signed-out';

/**
 * Called at sign-out. Deletes what the person typed and sent from every store on this device. Unsent entries stay,
 * visible only to their author. Lists and instruments stay too, unless the customer removes them (saved-on-device.ts).
 * The account's cart and configurations are deleted with the session (session.ts).
 */
export async function clearPersonalData(subject: string): Promise<void> {
  clearTexts(subject);
  notifyOtherTabs(subject);
  await deleteDraftFiles(subject).catch(() => undefined);
  await deleteSentEntries(subject);
}

/** For guests, who cannot sign out. Unsent entries stay. */
export async function clearGuestData(): Promise<void> {
  clearTexts(visitor);
  for (const key of guestKeys) deviceStorage.removeItem(key);
  notifyOtherTabs(visitor);
  await deleteDraftFiles(visitor).catch(() => undefined);
  await deleteSentEntries(null);
  await removeMissingLines(null);
}

/** Moves a guest's drafts to the account on sign-in. The account's own drafts are not overwritten. */
export function moveTextsToAccount(subject: string): void {
  for (const storage of [deviceStorage, tabStorage])
    for (const key of storage.keys().filter((one) => isOf(one, visitor))) {
      const [what, , ...rest] = key.split(' ');
      move(storage, key, [what, subject, ...rest].join(' '));
    }
}

/** Clears this tab when another tab signs out. */
export function listenForSignOuts(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signedOutKey && newValue !== null) clearTexts(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The second word of a key is its owner: `fieldshop-draft <owner> contact`. */
function clearTexts(owner: string) {
  for (const key of sharedKeys) deviceStorage.removeItem(key);
  for (const storage of [deviceStorage, tabStorage])
    for (const key of storage.keys()) if (isOf(key, owner)) storage.removeItem(key);
}

const isOf = (key: string, owner: string) => key.startsWith('fieldshop-') && key.split(' ')[1] === owner;

function move(storage: typeof deviceStorage, from: string, to: string) {
  const text = storage.getItem(from);
  if (text === null || storage.getItem(to) !== null) return;
  // Remove first: a full disk cannot store both.
  storage.removeItem(from);
  storage.setItem(to, text);
}

/** Without storage the other tabs cannot be notified; their data lasts until they are closed. */
function notifyOtherTabs(owner: string) {
  deviceStorage.setItem(signedOutKey, owner);
  deviceStorage.removeItem(signedOutKey);
}

async function deleteSentEntries(subject: string | null) {
  for (const { id, state, ...entry } of await store.all().catch(() => []))
    if (entry.subject === subject && state === 'sent') await store.remove(id);
}
