import type { QueryClient } from '@tanstack/react-query';
import { findByPartNumber } from '#src/format/part-number.ts';
import { m } from '#src/messages/m.ts';
import { addOrderable } from './add-product-row.ts';
import { orderablesQuery } from './orderables-query.ts';

interface Part {
  client: QueryClient;
  partNumber: string;
}

/**
 * For lists that contain only part numbers: loads the data an order needs, and adds the part. Returns why it could not be
 * added; empty if it could.
 */
export async function addPartRow({ client, partNumber }: Part, quantity: number): Promise<string> {
  const products = await client.fetchQuery(orderablesQuery).catch(() => []);
  const product = findByPartNumber(products, partNumber);
  return product ? addOrderable(product, quantity) : m.cart.notAdded;
}
