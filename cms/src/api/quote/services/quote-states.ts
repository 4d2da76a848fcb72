export const quoteStates = [
  'new',
  'in-work',
  'answered',
  'ordered',
  'expired',
  'declined',
  'closed',
] as const;

export type QuoteState = (typeof quoteStates)[number];
/** What the customer is told of it. */
export type ShownState = 'received' | 'answered' | 'ordered' | 'expired' | 'declined';

// By hand. Back to "in work" takes an answer back, so that it can be changed; nothing leads back from an order.
const moves: Record<QuoteState, QuoteState[]> = {
  new: ['in-work', 'answered', 'declined', 'closed'],
  'in-work': ['answered', 'declined', 'closed'],
  answered: ['in-work', 'declined', 'closed'],
  expired: ['in-work', 'closed'],
  ordered: [],
  declined: ['in-work', 'closed'],
  closed: ['in-work'],
};

/** Why a quote may not go from one state to another by hand; undefined when it may. */
export function quoteMoveProblem(from: QuoteState, to: QuoteState): string | undefined {
  const allowed = nextQuoteStates(from);
  if (allowed.includes(to)) return undefined;
  if (to === 'ordered') return '"ordered" is set automatically when the customer orders.';
  if (to === 'expired') return '"expired" is set automatically when the quote is no longer valid.';
  if (allowed.length === 0) return 'This quote has been ordered. Its state can no longer change.';
  const next = allowed.map((state) => `"${words(state)}"`).join(' or ');
  return `The state after "${words(from)}" can be ${next}, not "${words(to)}".`;
}

/** The states that staff can set. */
export function nextQuoteStates(from: QuoteState): QuoteState[] {
  return moves[from];
}

export function shownState(state: QuoteState): ShownState {
  if (state === 'new' || state === 'in-work') return 'received';
  return state === 'closed' ? 'declined' : state;
}

/** Whether its figures are what the customer was told, and must stay so. */
export function isFixed(state: QuoteState): boolean {
  return state === 'answered' || state === 'ordered' || state === 'expired';
}

function words(state: QuoteState): string {
  return state.replaceAll('-', ' ');
}
