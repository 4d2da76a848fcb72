import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseSavedInstruments } from '#src/contract/instrument.ts';
import { parseProjectLists } from '#src/contract/project-list.ts';
import { onChange } from './change-events.ts';
import { currentPerson } from './current-person.ts';
import { visitor } from './owner.ts';

const changed = new EventTarget();

interface Saved {
  /** The account that saved it. Null if it was saved without one: then everybody on this device sees it. */
  subject: string | null;
}

/** This is often the only copy. An account's entries are hidden from others, even after its session was ended elsewhere. */
export const savedLists = savedUnder('fieldshop-lists', parseProjectLists, ({ name }) => name);
export const savedInstruments = savedUnder(
  'fieldshop-instruments',
  parseSavedInstruments,
  ({ serialNumber }) => serialNumber,
);

/** The owner of the next list or instrument to be saved; null for a guest. */
export function currentSubject(): string | null {
  const person = currentPerson();
  return person === visitor ? null : person;
}

export const isVisible = ({ subject }: Saved): boolean => subject === null || subject === currentSubject();

/** True if a guest saved it and the current person has an account. */
export const isSharedOnDevice = ({ subject }: Saved): boolean =>
  subject === null && currentSubject() !== null;

/** The number of items that an account has saved only on this device. */
export const countSaved = (subject: string) => ({
  lists: savedLists.countOf(subject),
  instruments: savedInstruments.countOf(subject),
});

/** Deletes what an account has saved on this device. */
export function removeSaved(subject: string): void {
  savedLists.removeOf(subject);
  savedInstruments.removeOf(subject);
}

/** Called after a change in any tab. Signing in and out is such a change, because it changes what is visible. */
export function onSavedChange(listener: () => void): () => void {
  const stopSession = onChange(listener);
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    stopSession();
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function savedUnder<Entry extends Saved>(
  key: string,
  parse: (stored: string | null) => Entry[],
  nameOf: (entry: Entry) => string,
) {
  const readAll = () => parse(deviceStorage.getItem(key));
  const without = (entry: Entry) =>
    readAll().filter((one) => one.subject !== entry.subject || nameOf(one) !== nameOf(entry));
  return {
    /** The entries that the current person may see. */
    read: (): Entry[] => readAll().filter(isVisible),
    /** Replaces the owner's entry of the same name. Returns false if there is not enough storage. */
    save: (entry: Entry): boolean => write(key, [entry, ...without(entry)]),
    remove: (entry: Entry): boolean => write(key, without(entry)),
    countOf: (subject: string): number => readAll().filter((entry) => entry.subject === subject).length,
    removeOf(subject: string) {
      const all = readAll();
      const others = all.filter((entry) => entry.subject !== subject);
      if (others.length < all.length) write(key, others);
    },
  };
}

function write(key: string, entries: Saved[]): boolean {
  const isStored = entries.length === 0 ? erase(key) : deviceStorage.setItem(key, JSON.stringify(entries));
  changed.dispatchEvent(new Event('change'));
  return isStored;
}

function erase(key: string): true {
  deviceStorage.removeItem(key);
  return true;
}
