import { useQueryClient } from '@tanstack/react-query';
import { findByPartNumber } from '#src/format/part-number.ts';
import { AddRow } from './add-row.tsx';
import { orderablesQuery } from './orderables-query.ts';

/** For a list that knows only part numbers. What an order needs is loaded when one is added. */
export function AddPartRow({ partNumber }: { partNumber: string }) {
  const client = useQueryClient();
  const find = async () => findByPartNumber(await client.fetchQuery(orderablesQuery), partNumber);
  return <AddRow partNumber={partNumber} minimumOrderQuantity={1} find={find} />;
}
