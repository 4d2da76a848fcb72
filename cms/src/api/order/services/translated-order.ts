import type { Core } from '@strapi/strapi';
import { translated } from '../../translation/services/dictionary';
import type { OrderRecord } from './order-record';

type Lines = OrderRecord['lines'];

/** The order with its names from the content in the language of the e-mail or PDF. The stored order keeps the entered names. */
export async function translatedOrder(strapi: Core.Strapi, order: OrderRecord): Promise<OrderRecord> {
  const { totals } = order;
  return {
    ...order,
    shippingMethod: await translated(strapi, order.shippingMethod),
    lines: await translatedLines(strapi, order.lines),
    totals: { ...totals, taxes: await withNames(strapi, totals.taxes) },
  };
}

/** The lines with the names of products and add-ons. */
export const translatedLines = async (strapi: Core.Strapi, lines: Lines): Promise<Lines> =>
  Promise.all(
    (await withNames(strapi, lines)).map(async (line) => ({
      ...line,
      addOns: await withNames(strapi, line.addOns),
    })),
  );

const withNames = <Named extends { name: string }>(strapi: Core.Strapi, items: Named[]): Promise<Named[]> =>
  Promise.all(items.map(async (item) => ({ ...item, name: await translated(strapi, item.name) })));
