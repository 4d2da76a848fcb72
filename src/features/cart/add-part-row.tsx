import { useQueryClient } from '@tanstack/react-query';
import { findByPartNumber } from '#src/format/part-number.ts';
import { AddRow } from './add-row.tsx';
import { orderablesQuery } from './orderables-query.ts';

/** For lists that contain only part numbers. The data an order needs is loaded when a part is added. */
export function AddPartRow({ partNumber }: { partNumber: string }) {
  const client = useQueryClient();
  const find = async () => findByPartNumber(await client.fetchQuery(orderablesQuery), partNumber);
  return <AddRow partNumber={partNumber} minimumOrderQuantity={1} find={find} />;
}
