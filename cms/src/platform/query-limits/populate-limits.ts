import type { Core } from '@strapi/strapi';
import { type Attribute, fieldOf, isFlat, type Model, targetOf } from './fields';
import { checkFilters } from './filters';
import { firstProblem, isRecord, limits } from './query-limits';
import { checkFields, checkSort } from './selection';

type Level = {
  model: Model;
  depth: number;
  /** A reverse relation leads here. */
  isReverse: boolean;
  /** There can be several entries at this level. */
  isList: boolean;
};

type Check = {
  strapi: Core.Strapi;
  /** Keys named so far, in the whole query. */
  keys: number;
};

/**
 * Limits depth and size of `populate`. A reverse relation, such as all products of a category, multiplies the entries, so
 * below it only flat fields and pictures are allowed. Below the first level it must have one entry to start from: all products
 * of the category of each product would be the square of the catalogue.
 */
export function checkPopulate(
  strapi: Core.Strapi,
  { model, isList }: Pick<Level, 'model' | 'isList'>,
  populate: unknown,
): string | undefined {
  return checkLevel({ strapi, keys: 0 }, populate, { model, isList, depth: 1, isReverse: false });
}

function checkLevel(check: Check, value: unknown, level: Level): string | undefined {
  const entries = entriesOf(value);
  if (!entries) return 'populate needs field names, for example populate[0]=category';
  check.keys += entries.length;
  if (entries.length > 0 && level.depth > limits.populateDepth)
    return `populate goes deeper than ${limits.populateDepth} levels`;
  if (check.keys > limits.populateKeys) return `populate names more than ${limits.populateKeys} fields`;
  return firstProblem(entries, (entry) => checkKey(check, entry, level));
}

function checkKey(check: Check, [key, options]: [string, unknown], level: Level): string | undefined {
  if (key === '*') return checkStar(level);
  const attribute = fieldOf(level.model, key);
  if (!attribute || isFlat(attribute)) return `populate cannot use ${key} here`;
  if (attribute.type === 'relation' && level.isReverse) return `populate cannot continue to ${key} here`;
  if (attribute.type === 'dynamiczone')
    return checkBlocks(check, options, { ...level, blocks: attribute.components });
  const target = targetOf(check.strapi, attribute);
  if (!target) return `populate cannot use ${key} here`;
  if (isReverseRelation(attribute) && level.isList && level.depth > 1)
    return `populate can continue to ${key} only for one entry: filter by its url`;
  return checkOptions(check, options, {
    model: target,
    depth: level.depth + 1,
    isReverse: level.isReverse || isReverseRelation(attribute),
    isList: level.isList || isToMany(attribute),
  });
}

function checkOptions(check: Check, options: unknown, target: Level): string | undefined {
  if (isSwitch(options)) return undefined;
  if (!isRecord(options) || Array.isArray(options)) return 'populate needs true or options';
  return firstProblem(Object.entries(options), ([name, value]) => {
    if (name === 'fields') return checkFields(target.model, value);
    if (name === 'filters') return checkFilters(check.strapi, target.model, value);
    if (name === 'sort') return checkSort(check.strapi, target.model, value);
    if (name !== 'populate') return `populate has no option ${name}`;
    if (target.model.uid === 'plugin::upload.file') return 'populate cannot go deeper than a file';
    return value === 'false' ? undefined : checkLevel(check, value, target);
  });
}

function checkBlocks(
  check: Check,
  options: unknown,
  level: Level & { blocks: readonly string[] },
): string | undefined {
  if (isSwitch(options)) return undefined;
  if (!isRecord(options) || Array.isArray(options)) return 'populate needs true or options';
  return firstProblem(Object.entries(options), ([name, value]) => {
    if (name === 'populate') return isSwitch(value) ? undefined : 'Inside blocks, use populate=* or on';
    if (name !== 'on' || !isRecord(value)) return `populate has no option ${name}`;
    check.keys += Object.keys(value).length;
    return firstProblem(Object.entries(value), ([uid, fragment]) => {
      const model = Object.values(check.strapi.components).find((component) => component.uid === uid);
      if (!model || !level.blocks.includes(uid)) return `The block ${uid} is not available here`;
      return checkOptions(check, fragment, { ...level, model, depth: level.depth + 1, isList: true });
    });
  });
}

function checkStar({ model, depth, isReverse }: Level): string | undefined {
  const relations = Object.values(model.attributes).filter(({ type }) => type === 'relation');
  const isExploding = isReverse ? relations.length > 0 : depth > 1 && relations.some(isReverseRelation);
  return isExploding ? 'populate=* is not available here: list the fields' : undefined;
}

function isReverseRelation(attribute: Attribute | undefined): boolean {
  return attribute?.type === 'relation' && 'mappedBy' in attribute && attribute.mappedBy !== undefined;
}

function isToMany(attribute: Attribute): boolean {
  if (attribute.type === 'relation') return 'relation' in attribute && /many$/i.test(attribute.relation);
  return attribute.type === 'component' && attribute.repeatable === true;
}

function isSwitch(value: unknown): boolean {
  return value === true || value === 'true' || value === '*';
}

// Strapi accepts populate=*, a list of dotted names, or an object. All of them are converted to names with options.
function entriesOf(populate: unknown): [string, unknown][] | undefined {
  if (populate === true || populate === 'true') return [['*', true]];
  if (typeof populate === 'string') return populate.split(',').map((name) => nestedEntry(name.trim()));
  if (!isRecord(populate)) return undefined;
  const lists = Object.entries(populate).map(([key, value]) => keyEntries(key, value));
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

function keyEntries(key: string, value: unknown): [string, unknown][] | undefined {
  if (/^\d+$/.test(key)) return entriesOf(value);
  return value === false || value === 'false' ? [] : [[key, value]];
}

function nestedEntry(name: string): [string, unknown] {
  const [first = '', ...rest] = name.split('.');
  return [first, rest.length > 0 ? { populate: rest.join('.') } : true];
}
