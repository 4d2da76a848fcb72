// Everything visitors can read. All other permissions are revoked at every start.
const collections = [
  'add-on',
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

export type PublicType = { name: string; actions: ('find' | 'findOne')[] };

export const publicTypes: PublicType[] = [
  ...collections.map((name): PublicType => ({ name, actions: ['find', 'findOne'] })),
  ...singles.map((name): PublicType => ({ name, actions: ['find'] })),
];

export const publicReads: string[] = [
  ...publicTypes.flatMap(({ name, actions }) => actions.map((action) => `api::${name}.${name}.${action}`)),
  'plugin::navigation.client.render',
  'plugin::navigation.client.renderChild',
];
