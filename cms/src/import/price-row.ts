import { amount, breaksOf, InvalidCell } from './cells';
import { ImportProblem } from './import-problem';
import type { Fault } from './product-row';
import type { TableRow } from './table-file';

/** A price as it is stored. Optional fields are undefined if the file has no column for them. */
export type PriceRow = {
  number: number;
  list: string;
  item: string;
  price: number;
  /** As lines of an editor. */
  priceBreaks?: string | undefined;
  /** Empty: since always. */
  validFrom: string;
  /** Empty: until it is replaced. */
  validTo?: string | undefined;
};

export const priceColumns = [
  'price list',
  'item',
  'price',
  'price breaks',
  'valid from',
  'valid to',
] as const;
type PriceColumn = (typeof priceColumns)[number];

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');
const columnOf = (heading: string) => priceColumns.find((column) => plain(column) === plain(heading));
const headingsIn = (table: TableRow[]) => [...new Set(table.flatMap(({ cells }) => Object.keys(cells)))];

/** Whether a table has prices of price lists, rather than products. */
export const isPriceTable = (table: TableRow[]): boolean =>
  headingsIn(table).some((heading) => columnOf(heading) === 'price list');

/** Reads a table of prices. Lines with errors are in `faults` and not in `rows`. */
export function readPrices(table: TableRow[]) {
  const headings = headingsIn(table);
  const columns = new Map(headings.map((heading) => [columnOf(heading), heading]));
  for (const column of ['item', 'price'] as const)
    if (!columns.has(column)) throw new ImportProblem(`There is no column “${column}”.`);
  const read = table.map((line) => readPrice(line, columns));
  return {
    rows: read.flatMap(({ row, faults }) => (faults.length === 0 ? [row] : [])),
    faults: read.flatMap(({ faults }) => faults),
    unknownColumns: headings.filter((heading) => columnOf(heading) === undefined),
  };
}

function readPrice(
  { number, cells, problem }: TableRow,
  columns: Map<PriceColumn | undefined, string>,
): { row: PriceRow; faults: Fault[] } {
  const textOf = (column: PriceColumn) => {
    const heading = columns.get(column);
    return heading === undefined ? undefined : (cells[heading] ?? '').trim();
  };
  const item = textOf('item') ?? '';
  const faults: Fault[] = problem ? [{ number, partNumber: item, column: '', message: problem }] : [];
  const read = <Value>(column: PriceColumn, reader: (text: string) => Value): Value | undefined => {
    const text = textOf(column);
    try {
      return text === undefined ? undefined : reader(text);
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      faults.push({ number, partNumber: item, column, message: error.message });
      return undefined;
    }
  };
  const row = {
    number,
    list: read('price list', required) ?? '',
    item: read('item', itemOf) ?? '',
    price: read('price', (text) => amount(required(text))) ?? 0,
    priceBreaks: read('price breaks', breakLines),
    validFrom: read('valid from', dateOf) ?? '',
    validTo: read('valid to', dateOf),
  };
  return { row, faults };
}

function required(text: string): string {
  if (text === '') throw new InvalidCell('The cell is empty');
  return text;
}

function itemOf(text: string): string {
  if (text.length > 100) throw new InvalidCell('An item has at most 100 characters');
  return required(text);
}

/** `10: 99,50; 50: 95` as lines. */
const breakLines = (text: string): string =>
  text === ''
    ? ''
    : breaksOf(text.replaceAll('\n', ';'))
        .map(({ quantity, price }) => `${quantity}: ${price}`)
        .join('\n');

function dateOf(text: string): string {
  if (text === '') return '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  // Date.parse moves 31 February to March.
  if (!isDate || new Date(text).toISOString().slice(0, 10) !== text)
    throw new InvalidCell(`“${text}” is not a date such as 2026-12-31`);
  return text;
}
