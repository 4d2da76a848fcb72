import data from '../data/states.json';

export type State = { code: string; name: string };

/** `postalCodes` is a pattern of how the postal codes of the state begin. */
type StoredState = State & { postalCodes: string };

// The countries whose addresses need a state.
const states: Partial<Record<string, StoredState[]>> = data.countries;

export function statesOf(country: string): State[] {
  return (states[country] ?? []).map(({ code, name }) => ({ code, name }));
}

/** From a code or a name in any case. */
export function findState(country: string, text: string): State | undefined {
  const normalized = text.trim().toLowerCase();
  return statesOf(country).find(
    ({ code, name }) => code.toLowerCase() === normalized || name.toLowerCase() === normalized,
  );
}

/** Whether the postal code can be in the state; true where nothing is known. */
export function fitsState(country: string, state: string, postalCode: string): boolean {
  const known = states[country]?.find(({ code }) => code === state);
  return known === undefined || new RegExp(`^(${known.postalCodes})`).test(postalCode);
}
