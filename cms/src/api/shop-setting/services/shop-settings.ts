import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn } from '../../../platform/database/rows';

const text = v.pipe(v.nullish(v.string(), ''), v.trim());

/** The shop settings, with defaults for missing values. */
export const Settings = v.object({
  currency: v.nullish(v.string(), 'EUR'),
  sellerCountry: v.nullish(v.string(), 'IE'),
  vatNumber: v.nullish(v.string(), ''),
  isOssRegistered: v.nullish(v.boolean(), true),
  withdrawalDays: v.nullish(v.number(), 14),
  returnAddress: text,
  reservationDays: v.nullish(v.number(), 3),
  lowStockThreshold: v.nullish(v.number(), 5),
  sellsToConsumers: v.nullish(v.boolean(), true),
  quoteAnswerDays: v.nullish(v.number(), 1),
  quoteValidDays: v.nullish(v.number(), 60),
  dispatchUntil: v.nullish(v.string(), '14:00'),
  timeZone: v.nullish(v.string(), ''),
  customizationDays: v.nullish(v.number(), 2),
  calibrationDays: v.nullish(v.number(), 5),
  calibrationPrice: v.nullish(NumberColumn, 95),
  paymentDays: v.nullish(v.number(), 30),
  returnDays: v.nullish(v.number(), 30),
  returnCreditPercent: v.nullish(v.number(), 85),
  warrantyMonths: v.nullish(v.number(), 36),
  originCountry: v.nullish(v.string(), 'IE'),
  manufacturer: text,
  manufacturerAddress: text,
  manufacturerContact: text,
  responsiblePerson: text,
  responsiblePersonAddress: text,
  responsiblePersonContact: text,
  safetyWarnings: text,
  /** In this and the following settings, 0 means that nothing is deleted. */
  ordersKeptYears: v.nullish(v.number(), 0),
  serviceRequestsKeptMonths: v.nullish(v.number(), 0),
  accountsKeptMonths: v.nullish(v.number(), 0),
});

export type ShopSettings = v.InferOutput<typeof Settings>;

export async function shopSettings(strapi: Core.Strapi): Promise<ShopSettings> {
  const row: unknown = await strapi.db.query('api::shop-setting.shop-setting').findOne({ where: {} });
  return v.parse(Settings, row ?? {});
}
