import type { Part } from '../../platform/part';
import { installShopRules } from './services/shop-rules';

export const pricingPart: Part = { register: installShopRules };
