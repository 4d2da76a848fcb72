import { formatMoney } from '../../../platform/money/money';

type Fact = [name: string, value: string];

const labels: Record<string, string> = {
  name: 'Name',
  company: 'Company',
  email: 'E-mail',
  phone: 'Phone',
  country: 'Country',
  topic: 'Topic',
  partNumber: 'Part number',
  lines: 'Products',
  neededBy: 'Needed by',
  place: 'Location',
  city: 'City',
  products: 'Products to demonstrate',
  preferredTimes: 'Preferred times',
  instruments: 'Instruments',
  returnAddress: 'Return address',
  purchaseOrder: 'Purchase order',
  costLimit: 'Cost limit',
  message: 'Message',
};

/** The submitted fields for e-mails, in the order and with the labels of the form. */
export function labelledFields(fields: Record<string, unknown>): Fact[] {
  return Object.entries(labels).flatMap(([name, label]): Fact[] => {
    const value = textOf(fields[name]);
    return value === '' ? [] : [[label, value]];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(itemText).join('\n');
  if (typeof value === 'object' && value !== null) return objectText(value);
  return '';
}

function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null || !('quantity' in item)) return textOf(item);
  const { quantity, partNumber, ...rest }: { quantity: unknown } & Record<string, unknown> = item;
  const details = [rest.configuration, rest.note].map(textOf).filter(Boolean).join('; ');
  return `${textOf(quantity)} × ${textOf(partNumber)}${details ? ` (${details})` : ''}`;
}

function objectText(value: object): string {
  if ('amountMinor' in value && 'currency' in value)
    return formatMoney({ amountMinor: Number(value.amountMinor), currency: textOf(value.currency) });
  return Object.values(value).map(textOf).filter(Boolean).join(', ');
}
