import type { ListedProduct } from '#src/contract/product.ts';
import { decimalText } from '#src/format/money.ts';
import { withVat } from '#src/format/with-vat.ts';
import { m } from '#src/messages/m.ts';

/** A column of figures, as displayed. */
export interface CsvColumn {
  name: string;
  figureOf: (product: ListedProduct) => string | null;
}

/** One line per product, with all figures in the displayed units, and prices as displayed: with VAT or without. */
export function csvOf(
  products: ListedProduct[],
  columns: CsvColumn[],
  vatPercent: number | null = null,
): string {
  const price = vatPercent === null ? m.catalogue.price : m.catalogue.csvPriceWithVat;
  const figures = columns.map(({ name }) => name);
  const names = [
    m.catalogue.partNumber,
    m.catalogue.csvName,
    ...figures,
    m.catalogue.csvStock,
    m.catalogue.csvLeadTime,
    price,
    m.catalogue.csvCurrency,
  ];
  const rows = products.map((product) => [
    product.partNumber,
    product.name,
    ...columns.map(({ figureOf }) => figureOf(product) ?? ''),
    String(product.stock),
    String(product.leadTimeDays ?? ''),
    product.unitPrice ? decimalText(withVat(product.unitPrice, vatPercent)) : '',
    product.unitPrice?.currency ?? '',
  ]);
  return [names, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n');
}

/** RFC 4180. A spreadsheet would calculate a cell that begins with = + - or @. */
function quoted(text: string): string {
  const plain = text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
  const safe = /^[=+\-@\t]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
