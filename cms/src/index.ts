import type { Core } from '@strapi/strapi';
import { accountPart } from './api/account/part';
import { attachmentPart } from './api/attachment/part';
import { cartPart } from './api/cart/part';
import { contactFormPart } from './api/contact-form/part';
import { documentPart } from './api/document/part';
import { humanCheckPart } from './api/human-check/part';
import { marketPart } from './api/market/part';
import { orderPart } from './api/order/part';
import { partWizardPart } from './api/part-wizard/part';
import { paymentPart } from './api/payment/part';
import { pricingPart } from './api/pricing/part';
import { productCategoryPart } from './api/product-category/part';
import { productPart } from './api/product/part';
import { quotePart } from './api/quote/part';
import { instrumentPart } from './api/instrument/part';
import { redirectPart } from './api/redirect/part';
import { secondFactorPart } from './api/second-factor/part';
import { searchPart } from './api/search/part';
import { serviceRequestPart } from './api/service-request/part';
import { settingPart } from './api/setting/part';
import { translationPart } from './api/translation/part';
import { adminPanelPart } from './platform/admin-panel/part';
import { asyncContextPart } from './platform/async-context';
import { cachePart } from './platform/cache/part';
import { contentPart } from './platform/content/part';
import { durabilityPart } from './platform/database/durability';
import { databasePart } from './platform/database/part';
import { idempotencyPart } from './platform/idempotency/part';
import { jobsPart } from './platform/jobs/scheduled-jobs';
import { logsPart } from './platform/logs/log-writer';
import { mailPart } from './platform/mail/part';
import { metricsPart } from './platform/metrics/metrics';
import { permissionsPart } from './platform/permissions/part';
import { rememberedPopulatePart } from './platform/query-limits/remembered-populate';
import { rateLimitPart } from './platform/rate-limit/part';
import { uploadsPart } from './platform/uploads/part';
import { statisticsPart } from './platform/statistics/part';
import { backupPart } from './backup/part';
import { seedPart } from './seed/part';
import type { Part } from './platform/part';

/** All parts are registered in this order, then bootstrapped in the same order. */
const parts: Part[] = [
  asyncContextPart,
  logsPart,
  metricsPart,
  databasePart,
  cachePart,
  uploadsPart,
  permissionsPart,
  rememberedPopulatePart,
  adminPanelPart,
  rateLimitPart,
  statisticsPart,
  mailPart,
  contentPart,
  translationPart,
  marketPart,
  instrumentPart,
  redirectPart,
  documentPart,
  productPart,
  productCategoryPart,
  settingPart,
  humanCheckPart,
  accountPart,
  secondFactorPart,
  attachmentPart,
  contactFormPart,
  serviceRequestPart,
  partWizardPart,
  pricingPart,
  cartPart,
  quotePart,
  orderPart,
  paymentPart,
  // Needs the tables and permissions above. The parts below need the seeded content.
  seedPart,
  durabilityPart,
  idempotencyPart,
  backupPart,
  jobsPart,
  searchPart,
];

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    for (const part of parts) part.register?.(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const part of parts) await part.bootstrap?.(strapi);
  },
  async destroy() {
    for (const part of parts.toReversed()) await part.destroy?.();
  },
};
