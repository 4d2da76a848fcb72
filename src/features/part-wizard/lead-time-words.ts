export function leadTimeWords(days: number | null): string {
  if (days === null) return 'Delivery time on request';
  return days === 0 ? 'On stock' : `Leaves in ${days} working days`;
}
