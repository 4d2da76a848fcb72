const kinds: [RegExp, string][] = [
  [/clamp|hygienic|din 11851|varivent/i, 'Hygienic connections'],
  [/flange|\bPN \d|class \d/i, 'Flanges'],
  [/hose/i, 'Hose barbs'],
  [/cable/i, 'Cables'],
  [/connector|-pin\b/i, 'Connectors'],
  [/\bNPT\b/i, 'NPT threads'],
  [/\bUN[CEF]*\b/i, 'Unified threads'],
  [/\bG ?\d/, 'G threads'],
  [/\bM\d/, 'Metric threads'],
];

export interface Group<T> {
  /** Empty if the members are not grouped. */
  heading: string;
  members: T[];
}

/**
 * Groups connections by kind, in the order in which the kinds first occur. Returns one group without a heading if all kinds
 * are the same, or all are different.
 */
export function connectionGroups<T>(members: T[], labelOf: (member: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const member of members) {
    const heading = kindOf(labelOf(member));
    groups.set(heading, [...(groups.get(heading) ?? []), member]);
  }
  if (groups.size < 2 || groups.size === members.length) return [{ heading: '', members }];
  return [...groups].map(([heading, ofKind]) => ({ heading, members: ofKind }));
}

const kindOf = (label: string) => kinds.find(([pattern]) => pattern.test(label))?.[1] ?? 'Other';
