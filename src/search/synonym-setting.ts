import type { SynonymGroup } from '#src/contract/synonym-group.ts';
import { oneWaySynonyms, synonyms } from './synonyms.ts';
import { translations } from './translations.ts';

/**
 * All synonyms and translations as Meilisearch's setting: what a word or phrase also finds. Meilisearch does not split German
 * compounds.
 */
export function synonymSetting(groups: readonly SynonymGroup[] = []): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  const add = (written: string, others: Iterable<string>) => {
    const phrase = written.toLowerCase();
    const known = found.get(phrase) ?? new Set();
    for (const other of others) if (other.toLowerCase() !== phrase) known.add(other);
    if (known.size > 0) found.set(phrase, known);
  };
  for (const phrases of synonyms) for (const phrase of phrases) add(phrase, phrases);
  for (const [phrase, others] of oneWaySynonyms) add(phrase, others);
  for (const { words, alsoFinds } of groups)
    for (const phrase of words) add(phrase, [...words, ...alsoFinds]);
  for (const [english, ...foreign] of translations) {
    const others = [english, ...(found.get(english) ?? [])];
    for (const phrase of foreign.join(', ').split(', ')) add(phrase, others);
  }
  return Object.fromEntries([...found].map(([phrase, others]) => [phrase, [...others]]));
}
