export function leadTimeWords(days: number | null): string {
  if (days === null) return 'Lead time on request';
  if (days === 0) return 'In stock';
  return `Ships in ${days} working ${days === 1 ? 'day' : 'days'}`;
}
