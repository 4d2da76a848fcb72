export function leadTimeWords(days: number | null): string {
  if (days === null) return 'Delivery time on request';
  if (days === 0) return 'In stock';
  return `Leaves in ${days} working ${days === 1 ? 'day' : 'days'}`;
}
