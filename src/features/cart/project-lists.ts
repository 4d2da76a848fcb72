import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseProjectLists, type ListRow, type ProjectList } from '#src/contract/project-list.ts';

const storageKey = 'fieldshop-lists';
const changed = new EventTarget();

/** The lists saved on this device, newest first. */
export const readLists = (): ProjectList[] => parseProjectLists(deviceStorage.getItem(storageKey));

/** As rows of a quick order. */
export const rowsOf = ({ lines }: ProjectList): ListRow[] =>
  lines.map((line) => ({ ...line, id: crypto.randomUUID(), quantity: String(line.quantity) }));

/** Replaces a list of the same name. Returns false if there is not enough storage. */
export function saveList(name: string, lines: ProjectList['lines']): boolean {
  const savedLines = lines.map(({ partNumber, quantity, costCentre, reference, addOns }) => ({
    partNumber,
    quantity,
    costCentre,
    reference,
    addOns,
  }));
  return write([
    { name, savedAt: Date.now(), lines: savedLines },
    ...readLists().filter((list) => list.name !== name),
  ]);
}

export const removeList = (name: string) => write(readLists().filter((list) => list.name !== name));

export const restoreList = (list: ProjectList) =>
  write([...readLists(), list].toSorted((a, b) => b.savedAt - a.savedAt));

export function onListsChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function write(lists: ProjectList[]): boolean {
  const isStored = deviceStorage.setItem(storageKey, JSON.stringify(lists));
  changed.dispatchEvent(new Event('change'));
  return isStored;
}
