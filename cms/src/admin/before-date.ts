/**
 * Adds columns before the creation date. The date is the widest column, so columns after it are not visible in a window
 * 1024 px wide. If the user has hidden the date, the columns are added at the end.
 */
export function beforeDate<Column extends { name: string }>(columns: Column[], added: Column[]): Column[] {
  const dateIndex = columns.findIndex(({ name }) => name === 'createdAt');
  const index = dateIndex < 0 ? columns.length : dateIndex;
  return [...columns.slice(0, index), ...added, ...columns.slice(index)];
}
