/** Without the parameters for which `isRemoved` is true. */
export const removed = (search: URLSearchParams, isRemoved: (entry: [string, string]) => boolean) =>
  new URLSearchParams([...search].filter((entry) => !isRemoved(entry)));

/** URL parameters of a category that are not filters. */
export const displayParameters = ['sort', 'view', 'family'];

export const withoutFilters = (search: URLSearchParams) =>
  removed(search, ([name]) => !displayParameters.includes(name));

export const urlWith = (path: string, search: URLSearchParams) =>
  search.size === 0 ? path : `${path}?${search}`;
