// Pages on which an entry is shown. Collections with one page per entry …
const entryPages: Record<string, string> = {
  'api::document.document': '/documents/',
  'api::news-article.news-article': '/news/',
  'api::page.page': '/',
  'api::product-category.product-category': '/categories/',
  'api::product.product': '/products/',
  'api::video.video': '/videos/',
};
// … and content that is shown on a single page.
const fixedPages: Record<string, string> = {
  'api::calibration-and-repair-page.calibration-and-repair-page': '/calibration-and-repair',
  'api::company-contact.company-contact': '/contacts',
  'api::contact-page.contact-page': '/contact',
  'api::footer.footer': '/',
  'api::home-page.home-page': '/',
  'api::news-page.news-page': '/news',
  'api::part-wizard-page.part-wizard-page': '/part-wizard',
  'api::product-page.product-page': '/products',
  'api::product-showcase.product-showcase': '/',
  'api::request-demo-page.request-demo-page': '/request-demo',
  'api::request-quote-page.request-quote-page': '/request-quote',
  'api::setting.setting': '/',
  'api::slide.slide': '/',
  'api::videos-page.videos-page': '/videos',
};

/** Content types whose entries have a URL of their own in each language. The others are named by model or part number. */
export const typesWithTranslatedUrls = [
  'api::news-article.news-article',
  'api::page.page',
  'api::product-category.product-category',
  'api::video.video',
] as const;

export function hasOwnPages(uid: string): boolean {
  return uid in entryPages;
}

export function pagePath(uid: string, url: string | undefined): string | undefined {
  const prefix = entryPages[uid];
  if (prefix === undefined) return fixedPages[uid];
  return url === undefined ? undefined : `${prefix}${url}`;
}
