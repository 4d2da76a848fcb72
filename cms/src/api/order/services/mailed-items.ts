import type { Core } from '@strapi/strapi';
import type { Item, Items } from '../../../platform/mail/email';
import { texts } from '../../../platform/messages/texts';
import { minorFromDecimal } from '../../../platform/money/money';
import { priceText } from '../../../platform/money/price-text';
import { picturesOf } from '../../email-picture/services/pictures';
import type { OrderRecord } from './order-record';
import { remarksOf } from './order-view';
import { percentText } from './percent-text';
import { translatedLines, translatedOrder } from './translated-order';

/** The lines of an order with pictures and prices, and its totals, for an e-mail. */
export async function mailedItems(strapi: Core.Strapi, order: OrderRecord): Promise<Items> {
  const { lines, totals, shippingMethod } = await translatedOrder(strapi, order);
  const t = texts().orders;
  const money = (amountMinor: number) => priceText({ amountMinor, currency: totals.currency });
  const decimal = (amount: number) => money(minorFromDecimal(amount, totals.currency));
  const pictureOf = await picturesOf(
    strapi,
    lines.map(({ partNumber }) => partNumber),
  );
  return {
    lines: lines.map((line): Item => ({
      partNumber: line.partNumber,
      name: line.name,
      remarks: remarksOf(line),
      quantity: line.quantity,
      unitPrice: decimal(line.unitPrice),
      amount: decimal(line.net),
      picture: pictureOf(line.partNumber),
    })),
    sums: [
      [t.subtotal, money(totals.subtotal)],
      [t.shippingBy({ method: shippingMethod }), money(totals.shipping)],
      ...totals.taxes.map(
        ({ name, rate, amount }) =>
          [`${name} ${percentText(rate)}`, money(amount)] satisfies [string, string],
      ),
      [t.total, money(totals.total)],
    ],
  };
}

/** The lines of one delivery, without prices. */
export async function deliveredItems(
  strapi: Core.Strapi,
  delivered: { partNumber: string; quantity: number }[],
  order: OrderRecord,
): Promise<Items> {
  const lines = await translatedLines(strapi, order.lines);
  const pictureOf = await picturesOf(
    strapi,
    delivered.map(({ partNumber }) => partNumber),
  );
  const itemOf = ({ partNumber, quantity }: { partNumber: string; quantity: number }): Item => ({
    partNumber,
    name: lines.find((line) => line.partNumber === partNumber)?.name ?? '',
    remarks: [],
    quantity,
    unitPrice: '',
    amount: '',
    picture: pictureOf(partNumber),
  });
  return { lines: delivered.map(itemOf), sums: [] };
}
