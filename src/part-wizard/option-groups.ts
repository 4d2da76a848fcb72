import { m } from '#src/messages/m.ts';

const kinds: [RegExp, string][] = [
  [/clamp|hygienic|din 11851|varivent/i, m.suitability.hygienicConnections],
  [/flange|\bPN \d|class \d/i, m.suitability.flanges],
  [/hose/i, m.suitability.hoseBarbs],
  [/cable/i, m.suitability.cables],
  [/connector|-pin\b/i, m.suitability.connectors],
  [/\bNPT\b/i, m.suitability.nptThreads],
  [/\bUN[CEF]*\b/i, m.suitability.unifiedThreads],
  [/\bG ?\d/, m.suitability.gThreads],
  [/\bM\d/, m.suitability.metricThreads],
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

const kindOf = (label: string) =>
  kinds.find(([pattern]) => pattern.test(label))?.[1] ?? m.suitability.otherConnections;
