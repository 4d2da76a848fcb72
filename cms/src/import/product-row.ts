import * as v from 'valibot';
import { partNumberProblem } from '../api/product/services/part-numbers';
import { isWebUrl, urlProblem } from '../platform/content/urls';
import { amount, breaksOf, count, decimalOf, InvalidCell, type PriceBreak } from './cells';
import type { Column, Field, Mapping } from './columns';
import type { TableRow } from './table-file';

export type Specification = {
  group: string;
  name: string;
  value: string;
  unit: string;
  min: number | null;
  max: number | null;
};
/** The fields of a product in one line. Empty cells are omitted and do not change the product. */
export type ProductRow = {
  number: number;
  partNumber: string;
  values: Partial<Record<Field, string | number | PriceBreak[]>>;
  specifications: Specification[] | undefined;
};
export type Fault = { number: number; partNumber: string; column: string; message: string };

// Line breaks and tabs are allowed. Other control characters and the replacement character are not.
// oxlint-disable-next-line no-control-regex -- The expression finds control characters.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;
const damaged = 'The text contains a damaged character: save the file again as UTF-8';

const oneOf = (allowed: string[]) => (text: string) => {
  const match = allowed.find((value) => value.toLowerCase() === text.toLowerCase().replaceAll(' ', '-'));
  if (match === undefined) throw new InvalidCell(`“${text}” is not one of ${allowed.join(', ')}`);
  return match;
};
const checkedBy = (problemOf: (text: string) => string | undefined) => (text: string) => {
  const problem = problemOf(text);
  if (problem) throw new InvalidCell(problem);
  return text;
};
const webAddress = checkedBy((text) =>
  isWebUrl(text) ? undefined : `“${text}” is not a URL that begins with https:// or http://`,
);

const tariff = (text: string) => {
  const digits = text.replace(/[\s.]/g, '');
  if (!/^\d{6,10}$/.test(digits)) throw new InvalidCell(`“${text}” is not a tariff number of 6 to 10 digits`);
  return digits;
};
const country = (text: string) => {
  if (!/^[A-Z]{2}$/i.test(text)) throw new InvalidCell(`“${text}” is not a country code of two letters`);
  return text.toUpperCase();
};

const readers: Partial<Record<Field, (text: string) => string | number | PriceBreak[]>> = {
  partNumber: checkedBy(partNumberProblem),
  url: checkedBy((text) => urlProblem('api::product.product', text)),
  dataSheetUrl: webAddress,
  tariffNumber: tariff,
  originCountry: country,
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

/** Reads one line. Reports every invalid cell; a line with one is not imported. */
export function readRow(
  { number, cells, problem }: TableRow,
  columns: Map<string, Column>,
  { defaults }: Mapping,
): { row: ProductRow; faults: Fault[] } {
  const values: ProductRow['values'] = {};
  const specifications: Specification[] = [];
  const faults: Omit<Fault, 'partNumber'>[] = problem ? [{ number, column: '', message: problem }] : [];
  const setValue = (field: Field, text: string, column: string) => {
    try {
      values[field] = readers[field]?.(text) ?? text;
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      faults.push({ number, column, message: error.message });
      if (field === 'partNumber') values.partNumber = text;
    }
  };
  for (const [field, text] of Object.entries(defaults)) setValue(v.parse(fieldName, field), text, field);
  for (const [heading, column] of columns) {
    const text = cells[heading] ?? '';
    if (text === '') continue;
    if (unreadable.test(text)) faults.push({ number, column: heading, message: damaged });
    else if (column.kind === 'field') setValue(column.field, text, heading);
    else specifications.push(specificationOf(column, text));
  }
  const partNumber = String(values.partNumber ?? '');
  if (partNumber === '') faults.push({ number, column: 'partNumber', message: 'The part number is missing' });
  const hasSpecifications = [...columns.values()].some(({ kind }) => kind === 'specification');
  return {
    row: { number, partNumber, values, specifications: hasSpecifications ? specifications : undefined },
    faults: faults.map((fault) => ({ ...fault, partNumber })),
  };
}

const fieldName = v.custom<Field>((field) => typeof field === 'string');

const specificationOf = (
  { group, name, unit }: { group: string; name: string; unit: string },
  value: string,
): Specification => ({ group, name, unit, value, ...boundsOf(value) });

// The minimum and maximum of a specification: `−1 … 15`, `0 to 16`, `±0.25`, `≤ 30`, `16`. Undefined for words.
function boundsOf(value: string): { min: number | null; max: number | null } {
  const range = /^(.+?)(?:\s*(?:…|\.\.\.?|–|\bto\b|~)\s*)(.+)$/.exec(value);
  const [low, high] = range ? [decimalOf(range[1] ?? ''), decimalOf(range[2] ?? '')] : [];
  if (low !== undefined && high !== undefined) return { min: low, max: high };
  const single = decimalOf(value.replace(/^[±≤≥<>]\s*/, ''));
  return { min: single ?? null, max: single ?? null };
}
