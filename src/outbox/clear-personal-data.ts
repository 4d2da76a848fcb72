import { deviceStorage, tabStorage } from '#src/cache/device-storage.ts';
import { visitor } from './current-person.ts';
import { removeMissingLines } from './confirmed.ts';
import { deleteDraftFiles } from './draft-files.ts';
import { store } from './store.ts';

/** What was typed on this device without being stored under a name. */
const sharedKeys = ['fieldshop-quick-order', 'fieldshop-searches'];
const guestKeys = ['fieldshop-lists', 'fieldshop-configurations', 'compared'];

/** Tells the other tabs, whose session storage only they can reach. */
const signedOutKey = 'fieldshop-signed-out';

/**
 * At sign-out: removes what that person typed, sent and was shown, in every store of this device. What has not been sent
 * yet stays for its writer alone; the account's cart and configurations go with the session.
 */
export async function clearPersonalData(subject: string): Promise<void> {
  clearTexts(subject);
  notifyOtherTabs(subject);
  await deleteDraftFiles(subject).catch(() => undefined);
  await deleteSentEntries(subject);
}

/** For guests, who have no sign-out. What has not been sent yet stays. */
export async function clearGuestData(): Promise<void> {
  clearTexts(visitor);
  for (const key of guestKeys) deviceStorage.removeItem(key);
  notifyOtherTabs(visitor);
  await deleteDraftFiles(visitor).catch(() => undefined);
  await deleteSentEntries(null);
  await removeMissingLines(null);
}

/** What a guest typed is that person's after signing in; what the person has already stays. */
export function moveTextsToAccount(subject: string): void {
  for (const storage of [deviceStorage, tabStorage])
    for (const key of storage.keys().filter((one) => isOf(one, visitor))) {
      const [what, , ...rest] = key.split(' ');
      move(storage, key, [what, subject, ...rest].join(' '));
    }
}

/** Follows a sign-out in another tab. */
export function listenForSignOuts(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signedOutKey && newValue !== null) clearTexts(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** A key names its owner in its second word: `fieldshop-draft <owner> contact`. */
function clearTexts(owner: string) {
  for (const key of sharedKeys) deviceStorage.removeItem(key);
  for (const storage of [deviceStorage, tabStorage])
    for (const key of storage.keys()) if (isOf(key, owner)) storage.removeItem(key);
}

const isOf = (key: string, owner: string) => key.startsWith('fieldshop-') && key.split(' ')[1] === owner;

function move(storage: typeof deviceStorage, from: string, to: string) {
  const text = storage.getItem(from);
  if (text === null || storage.getItem(to) !== null) return;
  // First, as a full disk has no room for both.
  storage.removeItem(from);
  storage.setItem(to, text);
}

/** Where nothing can be stored, the other tabs have what they have until they are closed. */
function notifyOtherTabs(owner: string) {
  deviceStorage.setItem(signedOutKey, owner);
  deviceStorage.removeItem(signedOutKey);
}

async function deleteSentEntries(subject: string | null) {
  for (const { id, state, ...entry } of await store.all().catch(() => []))
    if (entry.subject === subject && state === 'sent') await store.remove(id);
}
