import { valuesOf, type Value } from './attributes.ts';
import { FilterReader } from './filter-reader.ts';
import { InvalidFilter } from './filter-words.ts';
import type { SearchDocument } from './search-document.ts';
import { fold } from './words.ts';

export type DocumentFilter = (document: SearchDocument) => boolean;
/** As in Meilisearch: an expression, or an array whose items are combined with AND; nested arrays are combined with OR. */
export type Filter = string | (string | string[])[];

export function parseFilter(filter: Filter | null | undefined): DocumentFilter {
  if (filter === null || filter === undefined || filter.length === 0) return () => true;
  if (typeof filter === 'string') return filter.trim() === '' ? () => true : parseExpression(filter);
  const all = filter.map((part) => {
    if (typeof part === 'string') return parseFilter(part);
    const any = part.map((expression) => parseFilter(expression));
    return (document: SearchDocument) => any.length === 0 || any.some((accept) => accept(document));
  });
  return (document) => all.every((accept) => accept(document));
}

function parseExpression(expression: string): DocumentFilter {
  const reader = new FilterReader(expression);
  const accept = parseOr(reader, 0);
  if (reader.peek()) throw reader.unexpected('the end of the filter');
  return accept;
}

// A malicious filter must not overflow the stack.
const maxDepth = 100;

function parseOr(reader: FilterReader, depth: number): DocumentFilter {
  const any = [parseAnd(reader, depth)];
  while (reader.accept('OR')) any.push(parseAnd(reader, depth));
  return any.length === 1 ? (any[0] ?? none) : (document) => any.some((accept) => accept(document));
}

function parseAnd(reader: FilterReader, depth: number): DocumentFilter {
  const all = [parseNot(reader, depth)];
  while (reader.accept('AND')) all.push(parseNot(reader, depth));
  return all.length === 1 ? (all[0] ?? none) : (document) => all.every((accept) => accept(document));
}

const none = () => false;

function parseNot(reader: FilterReader, depth: number): DocumentFilter {
  if (depth > maxDepth) throw new InvalidFilter('The filter exceeded the maximum depth limit.');
  if (reader.accept('NOT')) return not(parseNot(reader, depth + 1));
  if (!reader.acceptSign('(')) return parseCondition(reader);
  const inside = parseOr(reader, depth + 1);
  if (!reader.acceptSign(')')) throw reader.unexpected('a closing parenthesis');
  return inside;
}

const not =
  (accept: DocumentFilter): DocumentFilter =>
  (document) =>
    !accept(document);

function parseCondition(reader: FilterReader): DocumentFilter {
  const attribute = reader.attribute();
  const values = (document: SearchDocument) => valuesOf(document, attribute);
  if (reader.accept('EXISTS')) return (document) => attribute in document || values(document).length > 0;
  if (reader.accept('IS')) return parseState(reader, values);
  if (reader.accept('NOT')) {
    if (reader.accept('EXISTS')) return (document) => !(attribute in document || values(document).length > 0);
    if (reader.accept('IN')) return not(isOneOf(reader.list(), values));
    throw reader.unexpected('`EXISTS` or `IN` after `NOT`');
  }
  if (reader.accept('IN')) return isOneOf(reader.list(), values);
  return parseComparison(reader, values);
}

type Values = (document: SearchDocument) => Value[];

function parseState(reader: FilterReader, values: Values): DocumentFilter {
  const isNegated = reader.accept('NOT');
  const isEmpty: DocumentFilter = (document) => values(document).every((value) => value === '');
  const isNull: DocumentFilter = (document) => values(document).length === 0;
  const accept = reader.accept('EMPTY') ? isEmpty : reader.accept('NULL') ? isNull : undefined;
  if (!accept) throw reader.unexpected('`NULL` or `EMPTY` after `IS`');
  return isNegated ? not(accept) : accept;
}

const isOneOf =
  (wanted: string[], values: Values): DocumentFilter =>
  (document) =>
    values(document).some((value) => wanted.some((one) => isSame(value, one)));

const isSame = (value: Value, wanted: string) =>
  typeof value === 'number' ? value === Number(wanted) : fold(value) === fold(wanted);

function parseComparison(reader: FilterReader, values: Values): DocumentFilter {
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
