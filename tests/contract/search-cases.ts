import { englishCases, englishFieldCases } from './search-cases-english.ts';
import { frenchCases, frenchFieldCases } from './search-cases-french.ts';
import { germanCases, germanFieldCases } from './search-cases-german.ts';

/** A query and the URLs of the intended results, of which one must be among the first three. */
export type SearchCase = [query: string, ...meant: string[]];

export const searchCases: { language: string; source: string; cases: SearchCase[] }[] = [
  { language: 'English', source: 'for each feature', cases: englishCases },
  { language: 'German', source: 'for each feature', cases: germanCases },
  { language: 'French', source: 'for each feature', cases: frenchCases },
  { language: 'English', source: 'as customers type', cases: englishFieldCases },
  { language: 'German', source: 'as customers type', cases: germanFieldCases },
  { language: 'French', source: 'as customers type', cases: frenchFieldCases },
];

interface Miss {
  query: string;
  /** What was found instead. */
  urls: string[];
}

/** The cases without an intended result among those of `search`, if they are more than 5 %. */
export async function tooManyMissed(
  cases: SearchCase[],
  search: (query: string) => string[] | Promise<string[]>,
): Promise<Miss[]> {
  const missed: Miss[] = [];
  for (const [query, ...meant] of cases) {
    const urls = await search(query);
    if (!urls.some((url) => meant.some((pattern) => isMeant(url, pattern)))) missed.push({ query, urls });
  }
  return missed.length > Math.floor(cases.length * 0.05) ? missed : [];
}

/** In a pattern, `*` stands for any part of a name. */
function isMeant(url: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return url === first;
  const escaped = [first, ...rest].map((part) => part.replace(/[.?+^$()|[\]{}\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[^/]*')}$`).test(url);
}
