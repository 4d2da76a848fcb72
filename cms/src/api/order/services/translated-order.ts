import type { Core } from '@strapi/strapi';
import {
  translated,
  withTranslatedConfigurations,
  withTranslatedNames,
} from '../../translation/services/dictionary';
import type { OrderRecord } from './order-record';

type Lines = OrderRecord['lines'];

/** The order with its names from the content in the language of the page, e-mail or PDF. The stored order keeps the entered names. */
export async function translatedOrder(strapi: Core.Strapi, order: OrderRecord): Promise<OrderRecord> {
  const { totals } = order;
  return {
    ...order,
    shippingMethod: await translated(strapi, order.shippingMethod),
    lines: await translatedLines(strapi, order.lines),
    totals: { ...totals, taxes: await withTranslatedNames(strapi, totals.taxes) },
  };
}

/** The lines with their configurations, and the names of products and add-ons. */
export const translatedLines = async (strapi: Core.Strapi, lines: Lines): Promise<Lines> =>
  Promise.all(
    (await withTranslatedConfigurations(strapi, await withTranslatedNames(strapi, lines))).map(
      async (line) => ({
        ...line,
        addOns: await withTranslatedNames(strapi, line.addOns),
      }),
    ),
  );
