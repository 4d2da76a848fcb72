import type { ListRow, ProjectList } from '#src/contract/project-list.ts';
import { currentSubject, savedLists } from '#src/outbox/saved-on-device.ts';

/** The lists on this device that the current person may see, newest first. */
export const readLists = (): ProjectList[] => savedLists.read().toSorted((a, b) => b.savedAt - a.savedAt);

/** As rows of a quick order. */
export const rowsOf = ({ lines }: ProjectList): ListRow[] =>
  lines.map((line) => ({ ...line, id: crypto.randomUUID(), quantity: String(line.quantity) }));

/** Replaces the person's own list of the same name. Returns false if there is not enough storage. */
export function saveList(name: string, lines: ProjectList['lines']): boolean {
  const savedLines = lines.map(({ partNumber, quantity, costCentre, reference, addOns }) => ({
    partNumber,
    quantity,
    costCentre,
    reference,
    addOns,
  }));
  return savedLists.save({ name, savedAt: Date.now(), subject: currentSubject(), lines: savedLines });
}

/** The page that opens the list. A guest's list on this device may have the same name as the account's. */
export function pathOf({ name, savedAt }: ProjectList, lists: ProjectList[]): string {
  const hasNamesake = lists.filter((list) => list.name === name).length > 1;
  return `/quick-order?list=${encodeURIComponent(name)}${hasNamesake ? `&saved=${savedAt}` : ''}`;
}

/** The list that `pathOf` refers to. */
export function findList(search: URLSearchParams): ProjectList | undefined {
  const namesakes = readLists().filter(({ name }) => name === search.get('list'));
  return namesakes.find(({ savedAt }) => String(savedAt) === search.get('saved')) ?? namesakes[0];
}
