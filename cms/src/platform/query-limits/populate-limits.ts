import type { Core } from '@strapi/strapi';
import { type Attribute, fieldOf, isFlat, type Model, targetOf } from './fields';
import { checkFilters } from './filters';
import { firstProblem, isRecord, limits } from './query-limits';
import { checkFields, checkSort } from './selection';

type Level = { model: Model; depth: number; isReverse: boolean };

// A reverse relation (all products of a category) multiplies: below it only flat fields and pictures may follow.
export function checkPopulate(strapi: Core.Strapi, model: Model, populate: unknown): string | undefined {
  let keys = 0;
  return check(populate, { model, depth: 1, isReverse: false });

  function check(value: unknown, level: Level): string | undefined {
    const entries = entriesOf(value);
    if (!entries) return 'populate needs field names, for example populate[0]=category';
    keys += entries.length;
    if (entries.length > 0 && level.depth > limits.populateDepth)
      return `populate goes deeper than ${limits.populateDepth} levels`;
    if (keys > limits.populateKeys) return `populate names more than ${limits.populateKeys} fields`;
    return firstProblem(entries, ([key, options]) => checkKey(key, options, level));
  }

  function checkKey(key: string, options: unknown, level: Level): string | undefined {
    if (key === '*') return checkStar(level);
    const attribute = fieldOf(level.model, key);
    if (!attribute || isFlat(attribute)) return `populate cannot use ${key} here`;
    if (attribute.type === 'relation' && level.isReverse) return `populate cannot continue to ${key} here`;
    if (attribute.type === 'dynamiczone') return checkBlocks(options, attribute.components, level);
    const target = targetOf(strapi, attribute);
    if (!target) return `populate cannot use ${key} here`;
    const isReverse = level.isReverse || isReverseRelation(attribute);
    return checkOptions(options, { model: target, depth: level.depth + 1, isReverse });
  }

  function checkOptions(options: unknown, target: Level): string | undefined {
    if (isSwitch(options)) return undefined;
    if (!isRecord(options) || Array.isArray(options)) return 'populate needs true or options';
    return firstProblem(Object.entries(options), ([name, value]) => {
      if (name === 'fields') return checkFields(target.model, value);
      if (name === 'filters') return checkFilters(strapi, target.model, value);
      if (name === 'sort') return checkSort(strapi, target.model, value);
      if (name !== 'populate') return `populate has no option ${name}`;
      if (target.model.uid === 'plugin::upload.file') return 'populate cannot go deeper than a file';
      return value === 'false' ? undefined : check(value, target);
    });
  }

  function checkBlocks(options: unknown, blocks: readonly string[], level: Level): string | undefined {
    if (isSwitch(options)) return undefined;
    if (!isRecord(options) || Array.isArray(options)) return 'populate needs true or options';
    return firstProblem(Object.entries(options), ([name, value]) => {
      if (name === 'populate') return isSwitch(value) ? undefined : 'Inside blocks, use populate=* or on';
      if (name !== 'on' || !isRecord(value)) return `populate has no option ${name}`;
      keys += Object.keys(value).length;
      return firstProblem(Object.entries(value), ([uid, fragment]) => {
        const block = Object.values(strapi.components).find((component) => component.uid === uid);
        if (!block || !blocks.includes(uid)) return `The block ${uid} is not available here`;
        return checkOptions(fragment, { ...level, model: block, depth: level.depth + 1 });
      });
    });
  }
}

function checkStar({ model, depth, isReverse }: Level): string | undefined {
  const relations = Object.values(model.attributes).filter(({ type }) => type === 'relation');
  const isExploding = isReverse ? relations.length > 0 : depth > 1 && relations.some(isReverseRelation);
  return isExploding ? 'populate=* is not available here: list the fields' : undefined;
}

function isReverseRelation(attribute: Attribute | undefined): boolean {
  return attribute?.type === 'relation' && 'mappedBy' in attribute && attribute.mappedBy !== undefined;
}

function isSwitch(value: unknown): boolean {
  return value === true || value === 'true' || value === '*';
}

// Strapi takes populate=*, a list of names with dots, or an object; all of it becomes names with options.
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
