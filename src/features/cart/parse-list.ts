import type { ListRow } from '#src/contract/project-list.ts';
import { isPart, type Parts } from './parts.ts';

// Lists come from other companies, in any of the site's languages.
const headings =
  /(?<!\p{L})(part|article|item|qty|quantity|pieces|number|artikel(nummer|-?nr)?|menge|anzahl|réf(érence)?|qté|quantité)(?!\p{L})/iu;
const pieces = String.raw`(?:x|×|\*|pcs?\.?|pieces|stk\.?|stück|pièces?)?`;
const countFirst = new RegExp(String.raw`^(\d{1,6})\s*${pieces}\s+(\S.*)$`, 'i');
const countLast = new RegExp(String.raw`^(\S.*?)\s+[x×*]?\s*(\d{1,6})\s*${pieces}$`, 'i');
const countAlone = new RegExp(String.raw`^\d{1,6}\s*${pieces}$`, 'i');

/**
 * Parses a pasted list or a CSV file: part number, quantity, reference and cost centre, separated by tabs,
 * semicolons, commas or spaces. Quantity and part number may be in either order, and a header row is skipped.
 */
export function parseList(text: string, parts: Parts): ListRow[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isHeading = (line: string) =>
    headings.test(line) && !cellsOf(line, parts).some((cell) => isPart(parts, cell));
  return lines.filter((line, index) => index > 0 || !isHeading(line)).map((line) => rowOf(line, parts));
}

function rowOf(line: string, parts: Parts): ListRow {
  const id = crypto.randomUUID();
  const [first = '', second = '', reference = '', costCentre = ''] = inOrder(cellsOf(line, parts), parts);
  if (isCount(second) || second === '')
    return { id, partNumber: first, quantity: countIn(second) || '1', reference, costCentre };
  const spaced = splitAtSpaces(line, parts);
  if (spaced) return { id, ...spaced, reference: '', costCentre: '' };
  return { id, partNumber: first, quantity: second, reference, costCentre };
}

/** The quantity may come first: "3 x APT210-010". */
function inOrder(cells: string[], parts: Parts): string[] {
  const [first = '', second = '', ...others] = cells;
  const isSwapped = isCount(first) && second !== '' && !isPart(parts, first);
  return isSwapped ? [second, first, ...others] : cells;
}

function cellsOf(line: string, parts: Parts): string[] {
  const separator = [/\t/, /;/, /,/].find((one) => one.test(line));
  if (separator) return splitCells(line, separator.source).map(unquoted);
  const [, count, after] = countFirst.exec(line) ?? [];
  const [, before, last] = countLast.exec(line) ?? [];
  const readings = [
    ...(before !== undefined && last !== undefined ? [[before, last]] : []),
    ...(count !== undefined && after !== undefined ? [[after, count]] : []),
    [line],
  ];
  // A part number may itself begin or end with a number, so prefer the reading that can be ordered.
  const known = readings.find(([partNumber = '']) => isPart(parts, partNumber));
  return known ?? readings[0] ?? [line];
}

/** A separator within quotation marks is part of the text. */
const splitCells = (line: string, separator: string) =>
  line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`));

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();

/** A part number with spaces and a quantity, separated by a comma: "APT 210 010, 3 pieces". */
function splitAtSpaces(line: string, parts: Parts) {
  const [, partNumber = '', quantity = ''] = /^(.+?)[\s,;]+(\d{1,6})\s*\D{0,8}$/.exec(line) ?? [];
  return isPart(parts, partNumber) ? { partNumber, quantity } : undefined;
}

const isCount = (cell: string) => countAlone.test(cell);
const countIn = (cell: string) => cell.replaceAll(/\D/g, '');
