import type { Core } from '@strapi/strapi';
import { type Attribute, fieldOf, isFlat, type Model, targetOf } from './fields';
import { firstProblem, isRecord, limits, measure } from './query-limits';
import { fits, isText } from './values';

const groups = new Set(['$and', '$or', '$not']);
const comparisons = new Set(['$eq', '$ne', '$lt', '$lte', '$gt', '$gte']);
const comparisonsOfText = new Set([
  '$eqi',
  '$nei',
  '$contains',
  '$containsi',
  '$notContains',
  '$notContainsi',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
]);
const mostInList = 250;

/** Checks filters: only known operators, on existing fields, with values of the right type. */
export function checkFilters(strapi: Core.Strapi, model: Model, filters: unknown): string | undefined {
  const { names, keys } = measure(filters);
  if (keys > limits.filterKeys) return `filters has more than ${limits.filterKeys} conditions`;
  if (names > limits.filterRelations) return `filters goes deeper than ${limits.filterRelations} fields`;
  return checkGroup(filters, model);

  function checkGroup(group: unknown, model: Model): string | undefined {
    if (!isRecord(group) || Array.isArray(group))
      return 'filters needs a field, for example filters[name][$eq]=…';
    return firstProblem(Object.entries(group), ([key, value]) => checkEntry(key, value, model));
  }

  function checkEntry(key: string, value: unknown, model: Model): string | undefined {
    if (key === '$and' || key === '$or')
      return Array.isArray(value)
        ? firstProblem(value, (item) => checkGroup(item, model))
        : `filters[${key}] needs a list, for example filters[${key}][0][name][$eq]=…`;
    if (key === '$not') return checkGroup(value, model);
    const attribute = fieldOf(model, key);
    if (!attribute) return `filters cannot use ${key} here`;
    const target = targetOf(strapi, attribute);
    if (target) return checkRelation(value, target);
    return isFlat(attribute) ? checkCondition(key, value, attribute) : `filters cannot compare ${key}`;
  }

  function checkRelation(value: unknown, target: Model): string | undefined {
    const id: Attribute = { type: 'integer' };
    if (!isRecord(value) || Array.isArray(value)) return checkCondition('id', value, id);
    const operators = Object.keys(value).filter((key) => key.startsWith('$') && !groups.has(key));
    if (operators.length === 0) return checkGroup(value, target);
    const isAlone = Object.keys(value).length === 1;
    return isAlone ? checkCondition('id', value, id) : 'filters allows one operator on a relation';
  }
}

function checkCondition(name: string, value: unknown, attribute: Attribute): string | undefined {
  if (!isRecord(value)) return fits(attribute, value) ? undefined : `filters[${name}] has an invalid value`;
  if (Array.isArray(value)) return checkList(name, value, attribute);
  const entries = Object.entries(value);
  if (entries.length === 0) return `filters[${name}] needs a value`;
  return firstProblem(entries, ([operator, operand]) => checkOperator(name, [operator, operand], attribute));
}

function checkOperator(
  name: string,
  [operator, operand]: [string, unknown],
  attribute: Attribute,
): string | undefined {
  const wrong = `filters[${name}][${operator}] has an invalid value`;
  if (operator === '$not') return checkCondition(name, operand, attribute);
  if (operator === '$null' || operator === '$notNull')
    return operand === 'true' || operand === 'false' ? undefined : wrong;
  if (operator === '$in' || operator === '$notIn')
    return checkList(name, Array.isArray(operand) ? operand : [operand], attribute);
  if (operator === '$between')
    return Array.isArray(operand) && operand.length === 2 ? checkList(name, operand, attribute) : wrong;
  if (comparisonsOfText.has(operator))
    return isText(attribute) && typeof operand === 'string' && fits(attribute, operand) ? undefined : wrong;
  if (!comparisons.has(operator)) return `filters has no operator ${operator}`;
  return fits(attribute, operand) ? undefined : wrong;
}

function checkList(name: string, list: unknown[], attribute: Attribute): string | undefined {
  const fitsAll = list.length <= mostInList && list.every((item) => item !== null && fits(attribute, item));
  return fitsAll && list.length > 0 ? undefined : `filters[${name}] has an invalid list of values`;
}
