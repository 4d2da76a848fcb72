/**
 * Adds columns before the date of creation: it is the widest column, and what follows it is outside a window of 1024 px.
 * They come last if the user has hidden the date.
 */
export function beforeDate<Column extends { name: string }>(columns: Column[], added: Column[]): Column[] {
  const date = columns.findIndex(({ name }) => name === 'createdAt');
  const place = date < 0 ? columns.length : date;
  return [...columns.slice(0, place), ...added, ...columns.slice(place)];
}
