/** What the server tells the browser about itself. Nothing secret: it stands in every page. */
export interface PublicConfig {
  siteUrl: string;
  recaptchaSiteKey: string | null;
  analyticsUrl: string | null;
}
