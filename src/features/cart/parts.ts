import type { Orderable } from '#src/contract/cart.ts';
import { findByPartNumber } from '#src/format/part-number.ts';

/** The product of a part number or ordering code, or why it cannot be ordered. */
export type Part = { product: Orderable; configuration: string | null } | { problem: string };

/** All products that can be ordered. */
export interface Parts {
  products: Orderable[];
  /** Undefined if the text does not start like an ordering code. */
  readCode: (text: string) => Part | undefined;
}

/** Accepts any spelling. Catalogue products come first, because they have a page and stock. */
export function findPart({ products, readCode }: Parts, text: string): Part | undefined {
  const listed = findByPartNumber(products, text);
  if (listed) return { product: listed, configuration: null };
  const read = readCode(text);
  if (!read || 'problem' in read) return read;
  const same = findByPartNumber(products, read.product.partNumber);
  return same ? { product: same, configuration: null } : read;
}

export function isPart(parts: Parts, text: string): boolean {
  const part = findPart(parts, text);
  return part !== undefined && 'product' in part;
}
