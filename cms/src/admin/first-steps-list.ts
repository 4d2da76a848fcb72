/** A task for the operator before a new site opens. `isDone` receives the response of the content manager's API. */
export type Step = {
  title: string;
  text: string;
  to: string;
  url: string;
  isDone: (body: unknown) => boolean;
};

// Creating and publishing an entry saves it more than once, so changes within this time do not count as edits.
const creationMs = 10_000;

const collection = '/content-manager/collection-types';
const page = `${collection}/api::page.page`;

export const firstSteps: Step[] = [
  {
    title: 'Enter your company details',
    text: 'Site name, logo, legal name, postal address, e-mail and phone. They appear in the header, in e-mails and on order documents.',
    ...single('api::setting.setting'),
  },
  {
    title: 'Write the legal pages',
    text: 'The imprint, privacy notice, terms of sale and accessibility statement are placeholders. The law requires you to replace them before the site goes public.',
    to: page,
    url: `${page}?filters[url][$in][0]=imprint&filters[url][$in][1]=privacy&filters[url][$in][2]=terms-of-sale&filters[url][$in][3]=accessibility`,
    isDone: (body) => {
      const pages = entriesIn(body);
      return pages.length > 0 && pages.every(wasEdited);
    },
  },
  {
    title: 'Check the shop settings',
    text: 'Currency, country you sell from, VAT number, and whether you use the VAT One Stop Shop. Whether you sell to consumers, product safety data, and how long personal data is kept.',
    ...single('api::shop-setting.shop-setting'),
  },
  {
    title: 'Check the tax rates',
    text: 'The rates of all EU countries are set. Check them with your tax adviser, and add countries outside the EU where you charge tax.',
    ...listed('api::tax-rate.tax-rate'),
  },
  {
    title: 'Add shipping zones',
    text: 'Countries you deliver to, with methods and prices. Without a zone, customers cannot check out.',
    ...listed('api::shipping-zone.shipping-zone'),
  },
  {
    title: 'Add products',
    text: 'Add them one by one here, or import a table: npm run import -- catalogue.csv. Assign each product to a category.',
    ...listed('api::product.product'),
  },
  {
    title: 'Write the home page',
    text: 'Title, introduction and blocks. Choose its products under "Product showcase".',
    ...single('api::home-page.home-page'),
  },
  {
    title: 'Complete the footer',
    text: 'Columns of links, legal links and the copyright line. Edit the menu under "Navigation".',
    ...single('api::footer.footer'),
  },
];

function single(uid: string): Pick<Step, 'to' | 'url' | 'isDone'> {
  const url = `/content-manager/single-types/${uid}`;
  return { to: url, url, isDone: (body) => wasEdited(fieldOf(body, 'data')) };
}

function listed(uid: string): Pick<Step, 'to' | 'url' | 'isDone'> {
  const url = `${collection}/${uid}`;
  return { to: url, url: `${url}?pageSize=1`, isDone: (body) => entriesIn(body).length > 0 };
}

function entriesIn(body: unknown): unknown[] {
  const results = fieldOf(body, 'results');
  return Array.isArray(results) ? results : [];
}

function wasEdited(entry: unknown): boolean {
  const [created, updated] = ['createdAt', 'updatedAt'].map((name) =>
    Date.parse(String(fieldOf(entry, name))),
  );
  return created !== undefined && updated !== undefined && updated - created > creationMs;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
