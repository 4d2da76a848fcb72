import type { Attribute } from './fields';

const largestInteger = 2 ** 31 - 1;

const integer = /^-?\d{1,10}$/;
const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;
const dateAndTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** Whether a column of this type can be compared with the value. A database rejects "abc" as a price. */
export function fits({ type }: Attribute, value: unknown): boolean {
  if (typeof value !== 'string') return value === null;
  switch (type) {
    case 'integer':
      return integer.test(value) && Math.abs(Number(value)) <= largestInteger;
    case 'biginteger':
    case 'float':
    case 'decimal':
      return decimal.test(value);
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'date':
      return day.test(value) && isDate(value);
    case 'datetime':
    case 'timestamp':
      return (day.test(value) || dateAndTime.test(value)) && isDate(value);
    case 'time':
      return time.test(value) && isDate(`2000-01-01T${value}`);
    default:
      // Postgres cannot store NUL in a text.
      return !value.includes('\0');
  }
}

export function isText({ type }: Attribute): boolean {
  return ['string', 'text', 'richtext', 'email', 'uid', 'enumeration'].includes(type);
}

function isDate(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}
