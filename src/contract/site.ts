import * as v from 'valibot';
import { LinkField } from './link.ts';
import { ProductSafety } from './product-safety.ts';
import { PictureMedia } from './media.ts';
import { Seo } from './seo.ts';
import { listOf, optional, optionalText, parseSingle } from './strapi.ts';

const SiteBanner = v.object({
  text: optionalText,
  image: optional(PictureMedia),
  link: optional(LinkField),
});
export type SiteBanner = v.InferOutput<typeof SiteBanner>;

const Organization = v.object({
  legalName: optionalText,
  street: optionalText,
  postalCode: optionalText,
  city: optionalText,
  country: optionalText,
  phone: optionalText,
  email: optionalText,
});

const Market = v.object({
  code: v.string(),
  name: v.string(),
  currency: v.string(),
  /** Countries that only this market names. */
  countries: listOf(v.string()),
  language: optional(v.string()),
  units: v.nullish(v.picklist(['metric', 'us']), 'metric'),
});
export type Market = v.InferOutput<typeof Market>;

export const Setting = v.object({
  siteName: v.nullish(v.string(), 'Fieldshop'),
  tagline: optionalText,
  logo: optional(PictureMedia),
  logoDark: optional(PictureMedia),
  favicon: optional(PictureMedia),
  siteBanner: optional(SiteBanner),
  organization: optional(Organization),
  seo: optional(Seo),
  shop: optional(
    v.object({
      sellsToConsumers: v.boolean(),
      /** The domestic VAT that prices for consumers include; null if there is none. */
      vatPercent: v.nullish(v.number(), null),
      /** Used for products without safety data of their own. */
      productSafety: optional(ProductSafety),
      dispatchUntil: v.string(),
      timeZone: optionalText,
      paymentDays: v.number(),
      /** The code of the market of this visitor; null if the shop has no markets. */
      market: optional(v.string()),
      /** All markets, the default one first. */
      markets: listOf(Market),
    }),
  ),
});
export type Setting = v.InferOutput<typeof Setting>;

export const Footer = v.object({
  text: optionalText,
  columns: listOf(v.object({ title: v.string(), links: listOf(LinkField) })),
  legalLinks: listOf(LinkField),
  copyright: optionalText,
});
export type Footer = v.InferOutput<typeof Footer>;

export const parseSetting = parseSingle(Setting);
export const parseFooter = parseSingle(Footer);
