import type { Core, Struct } from '@strapi/strapi';
import { isRecord, limits } from './query-limits';

type Level = { model: Struct.Schema; depth: number; isReverse: boolean };
type Attribute = Struct.SchemaAttributes[string];

// A reverse relation (all products of a category) multiplies: below it only flat fields and pictures may follow.
export function checkPopulate(
  strapi: Core.Strapi,
  model: Struct.Schema,
  populate: unknown,
): string | undefined {
  let keys = 0;
  return check(populate, { model, depth: 1, isReverse: false });

  function check(value: unknown, level: Level): string | undefined {
    const entries = entriesOf(value);
    keys += entries.length;
    if (entries.length > 0 && level.depth > limits.populateDepth)
      return `populate goes deeper than ${limits.populateDepth} levels`;
    if (keys > limits.populateKeys) return `populate names more than ${limits.populateKeys} fields`;
    return firstProblem(entries, ([key, options]) => checkKey(key, options, level));
  }

  function checkKey(key: string, options: unknown, level: Level): string | undefined {
    if (key === '*') return checkStar(level);
    const attribute = level.model.attributes[key];
    if (attribute?.type === 'relation' && level.isReverse) return `populate may not go on to ${key} here`;
    const nested = isRecord(options) ? options.populate : undefined;
    if (attribute?.type === 'dynamiczone') return checkBlocks(options, level);
    const target = targetOf(strapi, attribute);
    if (nested === undefined || nested === false) return undefined;
    if (!target) return `populate has nothing below ${key}`;
    const isReverse = level.isReverse || isReverseRelation(attribute);
    return check(nested, { model: target, depth: level.depth + 1, isReverse });
  }

  function checkBlocks(options: unknown, level: Level): string | undefined {
    const fragments = isRecord(options) && isRecord(options.on) ? Object.entries(options.on) : [];
    keys += fragments.length;
    return firstProblem(fragments, ([uid, fragment]) => {
      const block = Object.values(strapi.components).find((component) => component.uid === uid);
      const nested = isRecord(fragment) ? fragment.populate : undefined;
      return block && nested !== undefined
        ? check(nested, { ...level, model: block, depth: level.depth + 1 })
        : undefined;
    });
  }
}

function checkStar({ model, depth, isReverse }: Level): string | undefined {
  const relations = Object.values(model.attributes).filter(({ type }) => type === 'relation');
  const isExploding = isReverse ? relations.length > 0 : depth > 1 && relations.some(isReverseRelation);
  return isExploding ? 'populate=* is not available here: name the fields' : undefined;
}

function targetOf(strapi: Core.Strapi, attribute: Attribute | undefined): Struct.Schema | undefined {
  if (attribute?.type === 'component') return strapi.getModel(attribute.component);
  if (attribute?.type === 'relation' && 'target' in attribute && attribute.target)
    return strapi.getModel(attribute.target);
  return undefined;
}

function isReverseRelation(attribute: Attribute | undefined): boolean {
  return attribute?.type === 'relation' && 'mappedBy' in attribute && attribute.mappedBy !== undefined;
}

// Strapi takes populate=*, a list of names with dots, or an object; all of it becomes names with options.
function entriesOf(populate: unknown): [string, unknown][] {
  if (populate === true || populate === 'true') return [['*', true]];
  if (typeof populate === 'string') return populate.split(',').map((name) => nestedEntry(name.trim()));
  if (Array.isArray(populate)) return populate.flatMap(entriesOf);
  return isRecord(populate) ? Object.entries(populate).flatMap(([key, value]) => keyEntry(key, value)) : [];
}

function keyEntry(key: string, value: unknown): [string, unknown][] {
  if (/^\d+$/.test(key)) return entriesOf(value);
  return value === false || value === 'false' ? [] : [[key, value]];
}

function nestedEntry(name: string): [string, unknown] {
  const [first = '', ...rest] = name.split('.');
  return [first, rest.length > 0 ? { populate: rest.join('.') } : true];
}

function firstProblem<T>(items: T[], problemOf: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem) return problem;
  }
  return undefined;
}
