/** The value of a placeholder; undefined if it is unknown. */
export type Lookup = (name: string) => string | number | boolean | undefined;

const section = /\{\{([#^])([^{}]+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
const placeholder = /\{\{([^{}#^/]+)\}\}/g;

export const hasFacts = (text: string): boolean => text.includes('{{');

/**
 * `{{quoteValidDays}}` is the fact of that name. Text between `{{#sellsToConsumers}}` and `{{/sellsToConsumers}}` is
 * included only if the fact is true, and with `^` only if it is false.
 */
export function resolveFacts(text: string, lookup: Lookup): string {
  return text
    .replace(section, (...[, sign, name, inner]: string[]) =>
      Boolean(lookup((name ?? '').trim())) === (sign === '#') ? (inner ?? '') : '',
    )
    .replace(placeholder, (_all, name: string) => String(lookup(name.trim()) ?? ''));
}

/** The names of all placeholders in a text. */
export function factNames(text: string): string[] {
  return [...text.matchAll(/\{\{[#^]?([^{}/]+)\}\}/g)].map(([, name = '']) => name.trim());
}

/** Resolves every text in the value. Paragraphs and headings that become empty are removed. */
export function resolveAll(value: unknown, lookup: Lookup): unknown {
  if (typeof value === 'string') return hasFacts(value) ? resolveFacts(value, lookup) : value;
  if (Array.isArray(value))
    return value.flatMap((one) => {
      const resolved = resolveAll(one, lookup);
      return isBlock(one) && textIn(one) !== '' && textIn(resolved) === '' ? [] : [resolved];
    });
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveAll(inner, lookup)]));
}

const isBlock = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'paragraph' || value.type === 'heading' || value.type === 'list-item');

function textIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textIn).join('').trim();
  if (typeof value !== 'object' || value === null) return '';
  if ('text' in value) return String(value.text).trim();
  return 'children' in value ? textIn(value.children) : '';
}
