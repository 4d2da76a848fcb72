import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const Settings = v.object({
  currency: v.nullish(v.string(), 'EUR'),
  sellerCountry: v.nullish(v.string(), 'IE'),
  vatNumber: v.nullish(v.string(), ''),
  isOssRegistered: v.nullish(v.boolean(), true),
  withdrawalDays: v.nullish(v.number(), 14),
});

export type ShopSettings = v.InferOutput<typeof Settings>;

export async function shopSettings(strapi: Core.Strapi): Promise<ShopSettings> {
  const found: unknown = await strapi.db.query('api::shop-setting.shop-setting').findOne({ where: {} });
  return v.parse(Settings, found ?? {});
}
