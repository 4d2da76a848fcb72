import { contentRules } from '../../platform/content/content-rules';
import type { Part } from '../../platform/part';
import { productPopulate, productProblems } from './services/product-rules';

export const productPart: Part = {
  register() {
    contentRules.add({
      uid: 'api::product.product',
      populate: productPopulate,
      problemsOf: productProblems,
    });
  },
};
