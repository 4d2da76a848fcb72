import { formatMoney, minorFromDecimal } from '../platform/money/money';
import { stateText } from '../platform/content/state-text';

/** A list of entries that need work, shown on the home page of the admin to those who may read them. */
export type WorkList = {
  id: string;
  title: string;
  /** Shown if there is nothing to do. */
  empty: string;
  subjects: string[];
  search: Record<string, string>;
  /** Selects entries that the API cannot filter by. */
  includes?: (entry: Entry) => boolean;
  /** Second line of an entry. */
  detail: (entry: Entry) => string;
};

export type Entry = { documentId: string; [field: string]: unknown };

const lowStock = 5;

export const workLists: WorkList[] = [
  {
    id: 'orders-to-review',
    title: 'Orders to review',
    empty: 'No order is waiting for review.',
    subjects: ['api::order.order'],
    search: { ...oneOf('state', ['awaiting-payment']), sort: 'placedAt:ASC' },
    detail: orderDetail,
  },
  {
    id: 'orders-to-ship',
    title: 'Orders to produce and ship',
    empty: 'All orders have been shipped.',
    subjects: ['api::order.order'],
    search: { ...oneOf('state', ['paid', 'approved', 'in-production']), sort: 'placedAt:ASC' },
    detail: (entry) => join(words(entry.state), orderDetail(entry)),
  },
  {
    id: 'enquiries',
    title: 'Quotes and enquiries to answer',
    empty: 'All enquiries have been answered.',
    subjects: ['api::contact-form.contact-form'],
    search: { ...oneOf('state', ['new', 'in-work']), sort: 'createdAt:ASC' },
    detail: (entry) => join(words(entry.kind), text(entry.company) || text(entry.name), day(entry.createdAt)),
  },
  {
    id: 'service-requests',
    title: 'Calibration and repair',
    empty: 'No open service requests.',
    subjects: ['api::calibration-and-repair-form.calibration-and-repair-form'],
    search: {
      ...oneOf('state', ['received', 'accepted', 'instrument-received', 'in-work', 'done']),
      sort: 'createdAt:ASC',
    },
    detail: (entry) =>
      join(words(entry.state), text(entry.company) || text(entry.name), day(entry.createdAt)),
  },
  {
    id: 'low-stock',
    title: 'Low stock',
    empty: `No product has ${lowStock} units or fewer in stock.`,
    subjects: ['api::product.product'],
    search: {
      ...oneOf('lifecycle', ['active']),
      'filters[stock][$lte]': String(lowStock),
      sort: 'stock:ASC',
    },
    detail: (entry) => join(text(entry.partNumber), `${text(entry.stock)} in stock`),
  },
  {
    id: 'drafts',
    title: 'Drafts to publish',
    empty: 'All recent changes have been published.',
    subjects: ['product.product', 'news-article.news-article', 'page.page', 'document.document'].map(
      (name) => `api::${name}`,
    ),
    search: { sort: 'updatedAt:DESC', pageSize: '100' },
    includes: ({ status }) => status !== 'published',
    detail: (entry) =>
      join(entry.status === 'modified' ? 'changed' : 'not published yet', day(entry.updatedAt)),
  },
];

/** The entries of one subject: as a request of the content manager, and as a page of the admin. */
export function listUrl({ search }: WorkList, subject: string, pageSize = 5): string {
  return `/content-manager/collection-types/${subject}?${new URLSearchParams({ page: '1', pageSize: String(pageSize), ...search })}`;
}

export function titleOf(entry: Entry): string {
  return (
    text(entry.number) || text(entry.reference) || text(entry.name) || text(entry.title) || entry.documentId
  );
}

function oneOf(field: string, values: string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [`filters[${field}][$in][${index}]`, value]));
}

function orderDetail(entry: Entry): string {
  const currency = text(entry.currency);
  const total = formatMoney({ amountMinor: minorFromDecimal(text(entry.total), currency), currency });
  return join(text(entry.company) || text(entry.name), total, day(entry.placedAt));
}

function join(...parts: string[]): string {
  return parts.filter((part) => part.trim() !== '').join(' · ');
}

function words(value: unknown): string {
  return stateText(text(value));
}

function day(value: unknown): string {
  const date = new Date(text(value));
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString('en-GB', { dateStyle: 'medium' });
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
