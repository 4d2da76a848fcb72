import { valuesOf, type Value } from './attributes.ts';
import { FilterReader } from './filter-reader.ts';
import { InvalidFilter } from './filter-words.ts';
import type { SearchDocument } from './search-document.ts';
import { fold } from './words.ts';

export type Accept = (document: SearchDocument) => boolean;
/** As Meilisearch takes it: an expression, or a list of which all must hold, where a list within holds when one does. */
export type Filter = string | (string | string[])[];

export function parseFilter(filter: Filter | null | undefined): Accept {
  if (filter === null || filter === undefined || filter.length === 0) return () => true;
  if (typeof filter === 'string') return filter.trim() === '' ? () => true : parseExpression(filter);
  const all = filter.map((part) => {
    if (typeof part === 'string') return parseFilter(part);
    const any = part.map((expression) => parseFilter(expression));
    return (document: SearchDocument) => any.length === 0 || any.some((accept) => accept(document));
  });
  return (document) => all.every((accept) => accept(document));
}

function parseExpression(expression: string): Accept {
  const reader = new FilterReader(expression);
  const accept = either(reader, 0);
  if (reader.peek()) throw reader.surprise('the end of the filter');
  return accept;
}

// Deeper than anybody writes; a hostile filter must not fill the stack.
const deepest = 100;

function either(reader: FilterReader, depth: number): Accept {
  const any = [both(reader, depth)];
  while (reader.takes('OR')) any.push(both(reader, depth));
  return any.length === 1 ? (any[0] ?? none) : (document) => any.some((accept) => accept(document));
}

function both(reader: FilterReader, depth: number): Accept {
  const all = [negated(reader, depth)];
  while (reader.takes('AND')) all.push(negated(reader, depth));
  return all.length === 1 ? (all[0] ?? none) : (document) => all.every((accept) => accept(document));
}

const none = () => false;

function negated(reader: FilterReader, depth: number): Accept {
  if (depth > deepest) throw new InvalidFilter('The filter exceeded the maximum depth limit.');
  if (reader.takes('NOT')) return not(negated(reader, depth + 1));
  if (!reader.takesSign('(')) return condition(reader);
  const inside = either(reader, depth + 1);
  if (!reader.takesSign(')')) throw reader.surprise('a closing parenthesis');
  return inside;
}

const not =
  (accept: Accept): Accept =>
  (document) =>
    !accept(document);

function condition(reader: FilterReader): Accept {
  const attribute = reader.attribute();
  const values = (document: SearchDocument) => valuesOf(document, attribute);
  if (reader.takes('EXISTS')) return (document) => attribute in document || values(document).length > 0;
  if (reader.takes('IS')) return state(reader, values);
  if (reader.takes('NOT')) {
    if (reader.takes('EXISTS')) return (document) => !(attribute in document || values(document).length > 0);
    if (reader.takes('IN')) return not(isOneOf(reader.list(), values));
    throw reader.surprise('`EXISTS` or `IN` after `NOT`');
  }
  if (reader.takes('IN')) return isOneOf(reader.list(), values);
  return comparison(reader, values);
}

type Values = (document: SearchDocument) => Value[];

function state(reader: FilterReader, values: Values): Accept {
  const isNegated = reader.takes('NOT');
  const isEmpty: Accept = (document) => values(document).every((value) => value === '');
  const isNull: Accept = (document) => values(document).length === 0;
  const accept = reader.takes('EMPTY') ? isEmpty : reader.takes('NULL') ? isNull : undefined;
  if (!accept) throw reader.surprise('`NULL` or `EMPTY` after `IS`');
  return isNegated ? not(accept) : accept;
}

const isOneOf =
  (wanted: string[], values: Values): Accept =>
  (document) =>
    values(document).some((value) => wanted.some((one) => isSame(value, one)));

const isSame = (value: Value, wanted: string) =>
  typeof value === 'number' ? value === Number(wanted) : fold(value) === fold(wanted);

function comparison(reader: FilterReader, values: Values): Accept {
  const sign = reader.comparison();
  const wanted = reader.value();
  if (sign === '=') return isOneOf([wanted], values);
  if (sign === '!=') return not(isOneOf([wanted], values));
  const limit = reader.number(wanted);
  const holds = {
    '>': (value: Value) => Number(value) > limit,
    '>=': (value: Value) => Number(value) >= limit,
    '<': (value: Value) => Number(value) < limit,
    '<=': (value: Value) => Number(value) <= limit,
  };
  if (sign !== 'TO') return (document) => values(document).some(holds[sign]);
  const upper = reader.number(reader.value());
  return (document) => values(document).some((value) => Number(value) >= limit && Number(value) <= upper);
}
