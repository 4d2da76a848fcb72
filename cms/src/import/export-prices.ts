import type { Core } from '@strapi/strapi';
import { readPriceBreaks } from '../api/market/services/price-breaks';
import { priceColumns } from './price-row';
import { priceLists, pricesOf } from './stored-prices';
import { writeTable } from './table-file';

/** Writes the prices of all price lists as lines that can be imported again. @returns the number of prices */
export async function exportPrices(strapi: Core.Strapi, file: string): Promise<number> {
  const rows: Record<(typeof priceColumns)[number], string>[] = [];
  for (const [name, { id }] of await priceLists(strapi))
    for (const { item, price, priceBreaks, validFrom, validTo } of await pricesOf(strapi, id))
      rows.push({
        'price list': name,
        item,
        price: String(price),
        'price breaks': breaksText(priceBreaks),
        'valid from': validFrom,
        'valid to': validTo,
      });
  await writeTable(file, [...priceColumns], rows);
  return rows.length;
}

function breaksText(entered: string): string {
  const breaks = readPriceBreaks(entered);
  if ('unreadable' in breaks) return entered;
  return breaks.map(({ quantity, price }) => `${quantity}: ${price}`).join('; ');
}
