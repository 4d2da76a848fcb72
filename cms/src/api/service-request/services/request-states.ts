import { stateText } from '../../../platform/content/state-text';

export const states = [
  'received',
  'accepted',
  'instrument-received',
  'in-work',
  'done',
  'returned',
  'declined',
] as const;

export type State = (typeof states)[number];

// The possible next states. No state can be undone, because the customer has been notified of it.
const moves: Record<State, State[]> = {
  received: ['accepted', 'declined'],
  accepted: ['instrument-received', 'declined'],
  'instrument-received': ['in-work'],
  'in-work': ['done'],
  done: ['returned'],
  returned: [],
  declined: [],
};

export function moveProblem(from: State, to: State): string | undefined {
  const allowed = moves[from];
  if (allowed.includes(to)) return undefined;
  if (allowed.length === 0) return `This request is ${stateText(from)}. Its state can no longer change.`;
  const next = allowed.map((state) => `"${stateText(state)}"`).join(' or ');
  return `The state after "${stateText(from)}" can be ${next}, not "${stateText(to)}".`;
}
