import type { Part } from '../../platform/part';
import { installShopRules } from './services/shop-rules';
import { installZoneCurrencies } from './services/zone-currencies';

export const pricingPart: Part = {
  register(strapi) {
    installShopRules(strapi);
    installZoneCurrencies(strapi);
  },
};
