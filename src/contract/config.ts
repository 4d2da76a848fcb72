import * as v from 'valibot';

/** What the server tells the browser about itself. Nothing secret: it stands in every page. */
export const PublicConfig = v.object({
  siteUrl: v.string(),
  recaptchaSiteKey: v.nullable(v.string()),
  analyticsUrl: v.nullable(v.string()),
});
export type PublicConfig = v.InferOutput<typeof PublicConfig>;
