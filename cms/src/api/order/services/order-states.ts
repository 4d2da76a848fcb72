import { stateText } from '../../../platform/content/state-text';

export const orderStates = [
  'awaiting-payment',
  'paid',
  'approved',
  'in-production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;

export type OrderState = (typeof orderStates)[number];
export type PaymentKind = 'purchase-order' | 'card';

const transitions: Record<OrderState, OrderState[]> = {
  'awaiting-payment': ['paid', 'approved', 'cancelled'],
  paid: ['in-production', 'cancelled', 'refunded'],
  approved: ['in-production', 'cancelled'],
  'in-production': ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};
// Card orders become `paid` when the payment succeeds. Purchase orders are approved by staff.
const onlyWith: Partial<Record<OrderState, PaymentKind>> = { paid: 'card', approved: 'purchase-order' };
const onlyBySystem = new Set<OrderState>(['paid']);

type Status = { from: OrderState; payment: PaymentKind };
type Transition = Status & { to: OrderState; isSystem: boolean };

/** Why an order cannot change from one state to another. Undefined if it can. */
export function orderTransitionProblem({ from, to, payment, isSystem }: Transition): string | undefined {
  const allowed = allowedFrom({ from, payment });
  const possible = isSystem ? allowed : nextOrderStates({ from, payment });
  if (possible.includes(to)) return undefined;
  if (allowed.includes(to)) return `"${stateText(to)}" is set automatically when the payment arrives.`;
  if (possible.length === 0) return `This order is ${stateText(from)}. Its state can no longer change.`;
  const next = possible.map((state) => `"${stateText(state)}"`).join(' or ');
  return `The state after "${stateText(from)}" can be ${next}, not "${stateText(to)}".`;
}

/** The states that staff can set. */
export function nextOrderStates(status: Status): OrderState[] {
  return allowedFrom(status).filter((state) => !onlyBySystem.has(state));
}

function allowedFrom({ from, payment }: Status): OrderState[] {
  return transitions[from].filter((state) => (onlyWith[state] ?? payment) === payment);
}

/** Whether the change ends an order that has not shipped, so that its goods return to stock. */
export function releasesStock(from: OrderState, to: OrderState): boolean {
  const isEnd = to === 'cancelled' || to === 'refunded';
  return isEnd && !['shipped', 'delivered', 'cancelled'].includes(from);
}

export function mayCancel(state: OrderState): boolean {
  return state === 'awaiting-payment' || state === 'paid' || state === 'approved';
}
