import { inSteps } from '#src/api/in-steps.ts';
import { parsePageCount, parseProducts } from '#src/contract/product.ts';

/** Parses one page of all products. */
export const parseProductPage = async (body: unknown) => ({
  products: await inSteps(parseProducts)(body),
  pageCount: parsePageCount(body),
});
