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
    .replace(section, (...[, sign = '', name = '', inner = '']: string[]) =>
      isShown(sign, name, lookup) ? inner : '',
    )
    .replace(placeholder, (_all, name: string) => String(lookup(name.trim()) ?? ''));
}

const isShown = (sign: string, name: string, lookup: Lookup) =>
  Boolean(lookup(name.trim())) === (sign === '#');

/** The names of all placeholders in a text. */
export function factNames(text: string): string[] {
  return [...text.matchAll(/\{\{[#^]?([^{}/]+)\}\}/g)].map(([, name = '']) => name.trim());
}

/** The names of all placeholders in the texts of a value, which can be a list of 250 products. */
export function factNamesIn(value: unknown): string[] {
  if (typeof value === 'string') return hasFacts(value) ? factNames(value) : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(factNamesIn) : [];
}

/** Resolves every text in the value. Paragraphs and headings that become empty are removed. */
export function resolveAll(value: unknown, lookup: Lookup): unknown {
  if (typeof value === 'string') return hasFacts(value) ? resolveFacts(value, lookup) : value;
  if (Array.isArray(value))
    return withSections(value, lookup).flatMap((item) => {
      const resolved = resolveAll(item, lookup);
      return isBlock(item) && textIn(item) !== '' && textIn(resolved) === '' ? [] : [resolved];
    });
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveAll(inner, lookup)]));
}

// A link or bold text is a separate node, so a section that contains one starts and ends in different nodes.
function withSections(nodes: unknown[], lookup: Lookup): unknown[] {
  if (!nodes.some((node) => isText(node) && /\{\{[#^]/.test(node.text))) return nodes;
  let hidden: string | undefined;
  return nodes.flatMap((node) => {
    if (!isText(node)) return hidden === undefined ? [node] : [];
    const end = hidden === undefined ? '' : `{{/${hidden}}}`;
    if (!node.text.includes(end)) return [];
    hidden = undefined;
    const text = node.text
      .slice(node.text.indexOf(end) + end.length)
      .replace(section, (all) => resolveFacts(all, lookup))
      .replace(/\{\{([#^])([^{}]+)\}\}([\s\S]*)$/, (...[, sign = '', name = '', rest = '']: string[]) => {
        if (isShown(sign, name, lookup)) return rest;
        hidden = name;
        return '';
      })
      .replaceAll(/\{\{\/[^{}]+\}\}/g, '');
    return [{ ...node, text }];
  });
}

const isText = (node: unknown): node is { text: string } =>
  typeof node === 'object' && node !== null && 'text' in node && typeof node.text === 'string';

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
