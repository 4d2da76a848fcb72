// Everything a visitor may read. Actions outside this list are taken away at every start.
const collections = [
  'company-contact',
  'document',
  'news-article',
  'page',
  'product',
  'product-category',
  'product-family',
  'slide',
  'video',
];
const singles = [
  'calibration-and-repair-page',
  'contact-page',
  'footer',
  'home-page',
  'news-page',
  'part-wizard-page',
  'product-page',
  'product-showcase',
  'request-demo-page',
  'request-quote-page',
  'setting',
  'videos-page',
];

export const publicReads: string[] = [
  ...collections.flatMap((name) => [`api::${name}.${name}.find`, `api::${name}.${name}.findOne`]),
  ...singles.map((name) => `api::${name}.${name}.find`),
  'plugin::navigation.client.render',
  'plugin::navigation.client.renderChild',
];
