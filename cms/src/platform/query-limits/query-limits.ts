export const limits = {
  urlLength: 8000,
  populateDepth: 4,
  populateKeys: 80,
  filterRelations: 3,
  filterKeys: 40,
  sortKeys: 5,
  pageSize: 250,
  /** Lists with relations that are read at the same time, and how long others wait for their turn. */
  listsAtOnce: 1,
  listWaitMs: 30_000,
};

const inPagination = new Set(['page', 'pageSize', 'start', 'limit', 'withCount']);

export function checkPagination(pagination: unknown): string | undefined {
  if (!isRecord(pagination) || Array.isArray(pagination))
    return 'pagination needs a key, for example pagination[page]=1';
  return firstProblem(Object.entries(pagination), ([name, value]) => {
    if (!inPagination.has(name)) return `pagination has no ${name}`;
    if (name === 'withCount')
      return value === 'true' || value === 'false' ? undefined : 'withCount is true or false';
    if (typeof value !== 'string' || !/^\d{1,6}$/.test(value))
      return `pagination[${name}] needs a whole number`;
    const isTooLarge = (name === 'pageSize' || name === 'limit') && Number(value) > limits.pageSize;
    return isTooLarge ? `A page has at most ${limits.pageSize} entries` : undefined;
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function firstProblem<T>(
  items: readonly T[],
  problemOf: (item: T) => string | undefined,
): string | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem) return problem;
  }
  return undefined;
}

/** Counts nested fields (without operators and list positions) and all conditions. */
export function measure(value: unknown): { names: number; keys: number } {
  if (!isRecord(value)) return { names: 0, keys: 1 };
  const children = Object.entries(value).map(([key, child]) => {
    const { names, keys } = measure(child);
    return { names: names + (/^(\$|\d)/.test(key) ? 0 : 1), keys };
  });
  return {
    names: Math.max(0, ...children.map(({ names }) => names)),
    keys: children.reduce((sum, { keys }) => sum + keys, 0),
  };
}
