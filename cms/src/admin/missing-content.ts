/** What visitors see while a single type is not published, or while one of its fields is empty. */
export type Consequences = { unpublished: string; empty: Record<string, string> };

const forPage = (path: string): Consequences => ({
  unpublished: `${path} still exists, with a default title and none of your text.`,
  empty: { intro: `${path} has no introduction and no description for search engines.` },
});

const consequences: Record<string, Consequences> = {
  'api::setting.setting': {
    unpublished: 'The site is called “Fieldshop” and has no logo, banner or contact details.',
    empty: {
      logo: 'The header shows the site name as text instead of a logo.',
      organization: 'Pages and order documents show no phone number or postal address.',
    },
  },
  'api::footer.footer': {
    unpublished: 'The footer has no links, not even to the imprint, privacy notice and terms.',
    empty: {
      columns: 'The footer has no links to your pages.',
      legalLinks: 'Visitors cannot find the imprint, privacy notice and terms, which are required by law.',
      copyright: 'The footer has no copyright line.',
    },
  },
  'api::home-page.home-page': {
    unpublished:
      'The home page shows the site name as its title, and no introduction, shortcuts or partners.',
    empty: { intro: 'The home page has no introduction and no description for search engines.' },
  },
  'api::product-showcase.product-showcase': {
    unpublished: 'The home page shows no featured products.',
    empty: { products: 'The home page shows no featured products.' },
  },
  'api::product-page.product-page': forPage('/products'),
  'api::news-page.news-page': forPage('/news'),
  'api::videos-page.videos-page': forPage('/videos'),
  'api::contact-page.contact-page': forPage('/contact'),
  'api::request-quote-page.request-quote-page': forPage('/request-quote'),
  'api::request-demo-page.request-demo-page': forPage('/request-demo'),
  'api::calibration-and-repair-page.calibration-and-repair-page': forPage('/calibration-and-repair'),
  'api::part-wizard-page.part-wizard-page': {
    ...forPage('/part-wizard'),
    empty: { media: 'The part wizard cannot ask for the medium.' },
  },
};

export const consequencesOf = (model: string): Consequences | undefined => consequences[model];

/** Warnings about the current values of the form, before they are published. */
export function warningsFor(model: string, values: object): string[] {
  const { empty = {} } = consequencesOf(model) ?? {};
  const fields = new Map<string, unknown>(Object.entries(values));
  return Object.entries(empty).flatMap(([field, warning]) => (isEmpty(fields.get(field)) ? [warning] : []));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
