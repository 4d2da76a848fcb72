import type { ListedProduct } from '#src/contract/product.ts';
import { decimalText } from '#src/format/money.ts';

/** A column of figures, as displayed. */
export interface CsvColumn {
  name: string;
  figureOf: (product: ListedProduct) => string | null;
}

/** One line per product, with all figures in the displayed units. */
export function csvOf(products: ListedProduct[], columns: CsvColumn[]): string {
  const names = ['Part number', 'Name', ...columns.map(({ name }) => name), ...fixedNames];
  const rows = products.map((product) => [
    product.partNumber,
    product.name,
    ...columns.map(({ figureOf }) => figureOf(product) ?? ''),
    String(product.stock),
    String(product.leadTimeDays ?? ''),
    product.unitPrice ? decimalText(product.unitPrice) : '',
    product.unitPrice?.currency ?? '',
  ]);
  return [names, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n');
}

const fixedNames = ['Stock', 'Lead time (working days)', 'Price', 'Currency'];

/** RFC 4180. A spreadsheet would calculate a cell that begins with = + - or @. */
function quoted(text: string): string {
  const plain = text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
  const safe = /^[=+\-@\t]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
