import * as v from 'valibot';
import type { Column, Field, Mapping } from './columns';
import { boundsOf, decimalOf } from './figures';
import type { TableRow } from './table-file';

export type Specification = {
  group: string;
  name: string;
  value: string;
  unit: string;
  min: number | null;
  max: number | null;
};
/** What one line says of a product. Fields the file leaves empty are not in it: they stay as they are. */
export type ProductRow = {
  number: number;
  partNumber: string;
  values: Partial<Record<Field, string | number | PriceBreak[]>>;
  specifications: Specification[] | undefined;
};
export type PriceBreak = { quantity: number; price: number };
export type Fault = { number: number; partNumber: string; column: string; message: string };

class NotUsable extends Error {}

const count = (text: string) => {
  const number = decimalOf(text);
  if (number === undefined || !Number.isInteger(number) || number < 0)
    throw new NotUsable(`“${text}” is not a whole number of at least 0`);
  return number;
};
const amount = (text: string) => {
  const number = decimalOf(text);
  if (number === undefined || number < 0) throw new NotUsable(`“${text}” is not an amount`);
  return number;
};
const oneOf = (allowed: string[]) => (text: string) => {
  const found = allowed.find((value) => value.toLowerCase() === text.toLowerCase().replaceAll(' ', '-'));
  if (found === undefined) throw new NotUsable(`“${text}” is none of ${allowed.join(', ')}`);
  return found;
};
const address = (text: string) => {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(text))
    throw new NotUsable(`“${text}” is no address: small letters, digits and hyphens only`);
  return text;
};

const readers: Partial<Record<Field, (text: string) => string | number | PriceBreak[]>> = {
  url: address,
  price: amount,
  priceBreaks: breaksOf,
  stock: count,
  leadTimeDays: count,
  minimumOrderQuantity: (text) => Math.max(1, count(text)),
  shippingWeightGrams: count,
  weight: count,
  currency: oneOf(['EUR', 'USD', 'GBP', 'CHF']),
  lifecycle: oneOf(['active', 'not-for-new-designs', 'obsolete']),
  productKind: oneOf(['goods', 'printed-matter', 'service']),
};

/** Reads one line; every cell that cannot be used is a fault of its own, and then the line is not taken. */
export function readRow(
  { number, cells }: TableRow,
  columns: Map<string, Column>,
  { defaults }: Mapping,
): { row: ProductRow; faults: Fault[] } {
  const values: ProductRow['values'] = {};
  const specifications: Specification[] = [];
  const faults: Omit<Fault, 'partNumber'>[] = [];
  const take = (field: Field, text: string, column: string) => {
    try {
      values[field] = readers[field]?.(text) ?? text;
    } catch (error) {
      if (!(error instanceof NotUsable)) throw error;
      faults.push({ number, column, message: error.message });
    }
  };
  for (const [field, text] of Object.entries(defaults)) take(v.parse(fieldName, field), text, field);
  for (const [heading, column] of columns) {
    const text = cells[heading] ?? '';
    if (text === '') continue;
    if (column.kind === 'field') take(column.field, text, heading);
    else specifications.push(specificationOf(column, text));
  }
  const partNumber = String(values.partNumber ?? '');
  if (partNumber === '') faults.push({ number, column: 'partNumber', message: 'The part number is missing' });
  const says = [...columns.values()].some(({ kind }) => kind === 'specification');
  return {
    row: { number, partNumber, values, specifications: says ? specifications : undefined },
    faults: faults.map((fault) => ({ ...fault, partNumber })),
  };
}

const fieldName = v.custom<Field>((field) => typeof field === 'string');

const specificationOf = (
  { group, name, unit }: { group: string; name: string; unit: string },
  value: string,
): Specification => ({ group, name, unit, value, ...boundsOf(value) });

/** `10: 9.50; 25: 8.90`, from the quantity on. */
function breaksOf(text: string): PriceBreak[] {
  return text.split(';').map((part) => {
    const [quantity = '', price = ''] = part.split(':').map((side) => side.trim());
    return { quantity: count(quantity), price: amount(price) };
  });
}
