type Row = Record<string, unknown>;
type Shown = { component: string; row: unknown; mainField: string };

const quantityOfPart = ({ quantity, partNumber }: Row) => join(' × ', quantity, partNumber);

// Other components show the main field of their view.
const labels: Record<string, (row: Row) => string> = {
  'product.specification': ({ name, value, unit }) => join(': ', name, join(' ', value, unit)),
  'product.price-break': ({ quantity, price }) => join(': ', quantity, price),
  'request.quote-line': quantityOfPart,
  'shop.order-line': quantityOfPart,
  'shop.delivered-line': quantityOfPart,
  'shop.refunded-line': quantityOfPart,
  'shop.order-refund': ({ amount, reason }) => join(': ', amount, reason),
};

/** What a collapsed row of a repeatable component shows in the admin. Called by Strapi's form (vite.config.ts). */
export function rowLabel({ component, row, mainField }: Shown): unknown {
  const values: Row = Object(row);
  return labels[component]?.(values) || values[mainField];
}

function join(separator: string, ...values: unknown[]): string {
  return values
    .map((value) => text(value).trim())
    .filter(Boolean)
    .join(separator);
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
