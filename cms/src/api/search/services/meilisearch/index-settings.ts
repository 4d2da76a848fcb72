/** How Meilisearch searches, as near to our own search as it can be set. */
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
/** Indexes that are being filled, or were left half-filled by a process that was killed. */
export const isInMaking = (uid: string) => uid.startsWith(`${siteIndex}_`);
