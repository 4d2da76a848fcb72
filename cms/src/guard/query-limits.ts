export const limits = {
  urlLength: 8000,
  populateDepth: 4,
  populateKeys: 80,
  filterRelations: 3,
  filterKeys: 40,
  sortKeys: 5,
  pageSize: 250,
};

export function checkFilters(filters: unknown): string | undefined {
  const { names, keys } = measure(filters);
  if (keys > limits.filterKeys) return `filters has more than ${limits.filterKeys} conditions`;
  if (names > limits.filterRelations) return `filters goes deeper than ${limits.filterRelations} fields`;
  return undefined;
}

export function checkSort(sort: unknown): string | undefined {
  const keys = Array.isArray(sort) ? sort : String(sort ?? '').split(',');
  if (keys.length > limits.sortKeys) return `sort has more than ${limits.sortKeys} fields`;
  const isDeep = measure(sort).names > 2 || keys.some((key) => String(key).split('.').length > 2);
  return isDeep ? 'sort goes deeper than one relation' : undefined;
}

export function checkPagination(pagination: unknown): string | undefined {
  if (!isRecord(pagination)) return undefined;
  const sizes = [pagination.pageSize, pagination.limit].filter((size) => size !== undefined).map(Number);
  const isTooLarge = sizes.some((size) => size > limits.pageSize || size < 0);
  return isTooLarge ? `A page holds at most ${limits.pageSize} entries` : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

// Counts fields one inside the other (operators and list positions aside) and all conditions.
function measure(value: unknown): { names: number; keys: number } {
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
