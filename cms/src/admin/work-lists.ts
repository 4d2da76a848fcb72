import { formatMoney, minorFromDecimal } from '../platform/money/money';
import { stateText } from '../platform/content/state-text';

/** A list of entries that need work, shown on the home page of the admin. */
export type WorkList = {
  id: string;
  title: string;
  /** Shown if there is nothing to do. */
  empty: string;
  /** Shown to users who may update entries of this content type, or to all staff if it is undefined. */
  subject?: string;
  /** Filters and order in the content manager. */
  search?: Record<string, string>;
  /** Our own route with the same response as the content manager, for filters that the content manager does not have. */
  url?: string;
  /** Second line of an entry. */
  detail: (entry: Entry) => string;
};

export type Entry = { documentId: string; [field: string]: unknown };

export const workLists: WorkList[] = [
  {
    id: 'orders-to-review',
    title: 'Orders to review',
    empty: 'No orders are waiting for review.',
    subject: 'api::order.order',
    search: { ...oneOf('state', ['awaiting-payment']), sort: 'placedAt:ASC' },
    detail: orderDetail,
  },
  {
    id: 'orders-to-ship',
    title: 'Orders to produce and ship',
    empty: 'All orders have been shipped.',
    subject: 'api::order.order',
    search: { ...oneOf('state', ['paid', 'approved', 'in-production']), sort: 'placedAt:ASC' },
    detail: (entry) => join(words(entry.state), orderDetail(entry)),
  },
  {
    id: 'enquiries',
    title: 'Quotes and enquiries to answer',
    empty: 'All enquiries have been answered.',
    subject: 'api::contact-form.contact-form',
    search: { ...oneOf('state', ['new', 'in-work']), sort: 'createdAt:ASC' },
    detail: (entry) => join(words(entry.kind), text(entry.company) || text(entry.name), day(entry.createdAt)),
  },
  {
    id: 'service-requests',
    title: 'Calibration and repair',
    empty: 'No open service requests.',
    subject: 'api::calibration-and-repair-form.calibration-and-repair-form',
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
    empty: 'No active product is at or below the threshold in the shop settings.',
    subject: 'api::product.product',
    search: { ...oneOf('lifecycle', ['active']), sort: 'stock:ASC' },
    url: '/admin/low-stock.json',
    detail: (entry) => join(text(entry.partNumber), `${text(entry.stock)} in stock`),
  },
  {
    id: 'drafts',
    title: 'Drafts to publish',
    empty: 'There are no drafts that you can publish.',
    url: '/admin/drafts.json',
    detail: (entry) =>
      join(entry.status === 'modified' ? 'changed' : 'not published yet', day(entry.updatedAt)),
  },
];

const collections = '/content-manager/collection-types';

/** The page of the admin with the entries of a list. Undefined if no page can show them all. */
export function listPage({ subject, search }: WorkList, pageSize = 50): string | undefined {
  if (subject === undefined) return undefined;
  return `${collections}/${subject}?${new URLSearchParams({ page: '1', pageSize: String(pageSize), ...search })}`;
}

/** The URL from which the widget loads the entries of a list. */
export const listUrl = (list: WorkList, pageSize = 5): string => list.url ?? listPage(list, pageSize) ?? '';

/** The page of the admin with one entry of a list. In lists of several content types, each entry names its own. */
export function entryPage(list: WorkList, entry: Entry): string {
  const subject = list.subject ?? text(entry.subject);
  if (entry.kind === 'singleType') return `/content-manager/single-types/${subject}`;
  return `${collections}/${subject}/${entry.documentId}`;
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
