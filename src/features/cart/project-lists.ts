import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseProjectLists, type ProjectList } from '#src/contract/project-list.ts';

const place = 'fieldshop-lists';
const changed = new EventTarget();

/** The lists saved on this device, the latest first. */
export const readLists = (): ProjectList[] => parseProjectLists(deviceStorage.getItem(place));

/** Under a name that is taken the new one replaces the old. False where there is no room. */
export function saveList(name: string, lines: ProjectList['lines']): boolean {
  const kept = lines.map(({ partNumber, quantity, costCentre, reference }) => ({
    partNumber,
    quantity,
    costCentre,
    reference,
  }));
  return write([
    { name, savedAt: Date.now(), lines: kept },
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
  const isStored = deviceStorage.setItem(place, JSON.stringify(lists));
  changed.dispatchEvent(new Event('change'));
  return isStored;
}
