import type { SearchEngine, SynonymGroup } from '../../../../platform/site-build/site-entry';

/** Settings that make Meilisearch search as similarly as possible to the embedded search. */
export const indexSettings = (engine: SearchEngine, groups: SynonymGroup[]) => ({
  searchableAttributes: ['partNumber', 'title', 'keywords', 'family', 'category', 'summary', 'text'],
  filterableAttributes: [...engine.filterable],
  synonyms: engine.synonymSetting(groups),
  rankingRules: ['words', 'typo', 'attribute', 'proximity', 'exactness', 'weight:asc'],
  separatorTokens: ['-', '/', '.'],
  typoTolerance: { disableOnAttributes: ['partNumber'], disableOnNumbers: true },
  pagination: { maxTotalHits: 1000 },
});

export const siteIndex = 'site';
/** Whether an index is still being filled or was left incomplete by a crash. */
export const isUnfinished = (uid: string) => uid.startsWith(`${siteIndex}_`);
