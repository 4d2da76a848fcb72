/** Settings that make Meilisearch search as similarly as possible to the embedded search. */
export const indexSettings = (engine: { filterable: readonly string[]; sortable: readonly string[] }) => ({
  searchableAttributes: ['partNumber', 'title', 'keywords', 'family', 'category', 'summary', 'text'],
  filterableAttributes: [...engine.filterable],
  sortableAttributes: [...engine.sortable],
  rankingRules: ['words', 'typo', 'sort', 'attribute', 'proximity', 'exactness', 'weight:asc'],
  separatorTokens: ['-', '/', '.'],
  typoTolerance: { disableOnAttributes: ['partNumber'], disableOnNumbers: true },
  pagination: { maxTotalHits: 1000 },
});

export const siteIndex = 'site';
/** Indexes that are being filled, or were left incomplete by a crash. */
export const isInMaking = (uid: string) => uid.startsWith(`${siteIndex}_`);
