import { contentRules } from '../../platform/content/content-rules';
import type { Part } from '../../platform/part';
import { categoryPopulate, categoryProblems } from './services/category-rules';

export const productCategoryPart: Part = {
  register() {
    contentRules.add({
      uid: 'api::product-category.product-category',
      populate: categoryPopulate,
      problemsOf: categoryProblems,
    });
  },
};
