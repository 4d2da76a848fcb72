import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { asCell } from '../../../platform/content/formula-cells';
import { parseRows } from '../../../platform/database/rows';
import { decimalFromMinor, minorFromDecimal } from '../../../platform/money/money';
import { orderUid } from './order-record';

const orderColumns = [
  'number',
  'placedAt',
  'state',
  'name',
  'company',
  'email',
  'vatNumber',
  'paymentKind',
  'purchaseOrderNumber',
  'reference',
  'currency',
  'total',
];
const columns = [
  ...orderColumns,
  'refunded',
  'partNumber',
  'quantity',
  'addOns',
  'unitPrice',
  'net',
  'taxRate',
  'tax',
];
/** The fields of an order that the CSV contains. */
export const csvFields = [...orderColumns, 'refunds', 'lines'];
const batchSize = 500;
const OrderRow = v.record(v.string(), v.unknown());
const Refunds = v.array(v.object({ state: v.string(), amount: v.union([v.number(), v.string()]) }));

/** All orders for accounting, with one row per order line. The BOM makes spreadsheets read the file as UTF-8. */
export async function ordersAsCsv(strapi: Core.Strapi): Promise<string> {
  const rows: string[] = [];
  for (let offset = 0; ; offset += batchSize) {
    const batch: unknown = await strapi.db.query(orderUid).findMany({
      orderBy: { id: 'asc' },
      offset,
      limit: batchSize,
      populate: { lines: { populate: { addOns: true } }, refunds: true },
    });
    const orders = parseRows(OrderRow, batch);
    for (const order of orders) rows.push(...rowsOf(order));
    if (orders.length < batchSize) break;
  }
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

function rowsOf(order: Record<string, unknown>): string[] {
  const lines: unknown[] = Array.isArray(order.lines) ? order.lines : [];
  return lines.map((line) => {
    const fields = {
      ...order,
      ...(typeof line === 'object' ? line : {}),
      name: order.name,
      reference: order.reference,
      refunded: sumOfRefunds(order.refunds, String(order.currency)),
      addOns: codesOf(line),
    };
    const values = new Map<string, unknown>(Object.entries(fields));
    return columns.map((column) => cell(values.get(column))).join(',');
  });
}

function sumOfRefunds(refunds: unknown, currency: string): number {
  const done = v.parse(Refunds, refunds).filter(({ state }) => state === 'done');
  const sum = done.reduce((total, { amount }) => total + minorFromDecimal(amount, currency), 0);
  return decimalFromMinor(sum, currency);
}

const Line = v.object({ addOns: v.array(v.object({ code: v.string() })) });

const codesOf = (line: unknown): string =>
  v.is(Line, line) ? line.addOns.map(({ code }) => code).join(' ') : '';

function cell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const safe = typeof value === 'string' ? asCell(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
