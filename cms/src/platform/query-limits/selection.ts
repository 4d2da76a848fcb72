import type { Core } from '@strapi/strapi';
import { fieldOf, isFlat, type Model, targetOf } from './fields';
import { firstProblem, isRecord, limits } from './query-limits';

type SortKey = { path: string[]; order: unknown };

/** The problem with `fields`, which is `*` or field names, separated by commas or as a list. */
export function checkFields(model: Model, fields: unknown): string | undefined {
  const names = textsIn(fields);
  if (!names) return 'fields needs names, for example fields[0]=name';
  return firstProblem(names, (name) => {
    const attribute = name === '*' ? true : fieldOf(model, name);
    return attribute ? undefined : `fields cannot include ${name} here`;
  });
}

/**
 * The problem with `sort`, which is `name:asc`, several of these separated by commas or as a list, or
 * `sort[category][name]=asc`.
 */
export function checkSort(strapi: Core.Strapi, model: Model, sort: unknown): string | undefined {
  const keys = sortKeys(sort);
  if (!keys || keys.length === 0) return 'sort needs a field, for example sort=name:asc';
  if (keys.length > limits.sortKeys) return `sort has more than ${limits.sortKeys} fields`;
  return firstProblem(keys, ({ path, order }) => {
    if (path.length > 2) return 'sort goes deeper than one relation';
    if (!/^(asc|desc)$/i.test(String(order))) return 'sort needs asc or desc';
    const [first = '', second] = path;
    const attribute = fieldOf(model, first);
    const target = second === undefined ? undefined : targetOf(strapi, attribute);
    const sorted = second === undefined ? attribute : target && fieldOf(target, second);
    return isFlat(sorted) ? undefined : `sort cannot use ${path.join('.')} here`;
  });
}

function sortKeys(sort: unknown): SortKey[] | undefined {
  const texts = textsIn(sort);
  if (texts)
    return texts.map((text) => {
      const [name = '', order = 'asc', ...more] = text.split(':');
      return { path: name.split('.'), order: more.length > 0 ? undefined : order };
    });
  if (Array.isArray(sort)) {
    const lists = sort.map(sortKeys);
    return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
  }
  if (!isRecord(sort)) return undefined;
  return Object.entries(sort).flatMap(([name, value]) =>
    isRecord(value)
      ? Object.entries(value).map(([inner, order]) => ({ path: [name, inner], order }))
      : [{ path: [name], order: value }],
  );
}

/** The fields of `sort` or `fields` given as text, separated by commas or as a list. */
export function textsIn(value: unknown): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  return list.every((item) => typeof item === 'string')
    ? list.flatMap((item) => item.split(',').map((name) => name.trim()))
    : undefined;
}
