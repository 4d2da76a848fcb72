/** The same day some months earlier, for retention periods. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setMonth(before.getMonth() - months);
  return before;
}
