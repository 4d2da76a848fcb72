import { stateText } from '../../../platform/content/state-text';
import type { EnquiryState } from '../../contact-form/services/enquiry-states';

export type QuoteState = EnquiryState;
/** The state as shown to the customer. */
export type CustomerState = 'received' | 'answered' | 'ordered' | 'expired' | 'declined';

// Changes that staff can make. Going back to "in work" withdraws the quote, so that it can be changed. "ordered" is final.
const moves: Record<QuoteState, QuoteState[]> = {
  new: ['in-work', 'answered', 'declined', 'closed'],
  'in-work': ['answered', 'declined', 'closed'],
  answered: ['in-work', 'declined', 'closed'],
  expired: ['in-work', 'closed'],
  ordered: [],
  declined: ['in-work', 'closed'],
  closed: ['in-work'],
};

/** The reason why staff cannot change the state. Undefined if they can. */
export function quoteMoveProblem(from: QuoteState, to: QuoteState): string | undefined {
  const allowed = nextQuoteStates(from);
  if (allowed.includes(to)) return undefined;
  if (to === 'ordered') return '"ordered" is set automatically when the customer orders.';
  if (to === 'expired') return '"expired" is set automatically when the quote is no longer valid.';
  if (allowed.length === 0) return 'This quote has been ordered. Its state can no longer change.';
  const next = allowed.map((state) => `"${stateText(state)}"`).join(' or ');
  return `The state after "${stateText(from)}" can be ${next}, not "${stateText(to)}".`;
}

/** The states that staff can set. */
export function nextQuoteStates(from: QuoteState): QuoteState[] {
  return moves[from];
}

export function customerState(state: QuoteState): CustomerState {
  if (state === 'new' || state === 'in-work') return 'received';
  return state === 'closed' ? 'declined' : state;
}

/** Whether the customer has seen the prices, which then must not change. */
export function isFixed(state: QuoteState): boolean {
  return state === 'answered' || state === 'ordered' || state === 'expired';
}
