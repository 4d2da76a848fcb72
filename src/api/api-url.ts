type Parameter = string | number | boolean | readonly Parameter[] | { [key: string]: Parameter };

/** Builds an API URL in Strapi's bracket notation: `{ populate: { image: true } }` → `?populate[image]=true`. */
export function apiUrl(path: string, parameters: Record<string, Parameter> = {}): string {
  const pairs = Object.entries(parameters).flatMap(([key, value]) => flatten(key, value));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** The API URL that finds an entry by its `url` field. A leading slash is removed. */
export const apiUrlOfEntry = (path: string, url: string, parameters: Record<string, Parameter> = {}) =>
  apiUrl(path, { filters: { url: { $eq: url.replace(/^\//, '') } }, ...parameters });

function flatten(key: string, value: Parameter): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => flatten(`${key}[${index}]`, entry));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([inner, entry]) => flatten(`${key}[${inner}]`, entry));
  return [`${key}=${encodeURIComponent(value)}`];
}
