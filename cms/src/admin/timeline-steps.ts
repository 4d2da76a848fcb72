import { amountText, type StoredRefund } from './order-refunds';
import { stateText } from '../platform/content/state-text';

type Change = { id: number; state: string; at: string; note?: string | null; author?: string | null };
export type Step = { key: string; title: string; at: string; author: string; texts: string[] };
export type Timed = { currency?: string; history?: Change[]; refunds?: StoredRefund[] };

const refundTitles = { requested: 'refund requested', done: 'refund', failed: 'refund failed' };

const titleOf = ({ state, failedAt }: StoredRefund) =>
  failedAt ? 'refund failed later' : refundTitles[state];

/** State changes and refunds of an order, latest first, each with its author. */
export function timelineSteps({ currency = '', history = [], refunds = [] }: Timed): Step[] {
  const changes = history.map(({ id, state, at, note, author }) => ({
    key: `change ${id}`,
    title: stateText(state),
    at,
    author: author ?? '',
    texts: [note ?? ''],
  }));
  const refundSteps = refunds.map((refund) => ({
    key: `refund ${refund.id}`,
    title: `${titleOf(refund)}: ${amountText(refund, currency)}`,
    at: refund.at,
    author: refund.author ?? '',
    texts: [refund.reason ?? '', refund.problem ?? ''],
  }));
  return [...changes, ...refundSteps]
    .map((step) => ({ ...step, texts: step.texts.filter((text) => text !== '') }))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .toReversed();
}
