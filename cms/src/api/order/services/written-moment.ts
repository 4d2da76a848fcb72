/** A date and time for legal texts, with its time zone: "24 November 2026 at 08:30 GMT". */
export function writtenMoment(at: Date, timeZone: string): string {
  const options = { dateStyle: 'long', timeStyle: 'long', timeZone: timeZone || 'UTC' } as const;
  // "24 November 2026 at 08:30:15 GMT": the seconds say nothing to a reader.
  return new Intl.DateTimeFormat('en-GB', options).format(at).replace(/(\d\d:\d\d):\d\d/, '$1');
}
