import type { Orderable } from '#src/contract/cart.ts';
import { findByPartNumber } from '#src/format/part-number.ts';

/** What a part number or an ordering code stands for, or why it cannot be ordered. */
export type Part = { product: Orderable; configuration: string | null } | { problem: string };

/** All that can be ordered. */
export interface Parts {
  products: Orderable[];
  /** Undefined where the text begins like no ordering code. */
  readCode: (text: string) => Part | undefined;
}

/** In any spelling. The catalogue comes first: what has a page and a stock is sold from there. */
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
