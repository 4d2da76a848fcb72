import type { ListedProduct } from '#src/contract/product.ts';
import { AddRow } from './add-row.tsx';
import { orderableOf } from './orderable-of.ts';

/** Quantity and "Add" in a row of a product table. */
export const AddProductRow = ({ product }: { product: ListedProduct }) => (
  <AddRow
    partNumber={product.partNumber}
    minimumOrderQuantity={product.minimumOrderQuantity}
    find={() => orderableOf(product)}
  />
);
