import data from '../data/states.json';

export type State = { code: string; name: string };

/** `postalCodes` is a pattern for the beginning of the state's postal codes. */
type StoredState = State & { postalCodes: string };

// Only countries whose addresses require a state.
const states: Partial<Record<string, StoredState[]>> = data.countries;

export function statesOf(country: string): State[] {
  return (states[country] ?? []).map(({ code, name }) => ({ code, name }));
}

/** Finds a state by its code or name, ignoring case. */
export function findState(country: string, text: string): State | undefined {
  const normalized = text.trim().toLowerCase();
  return statesOf(country).find(
    ({ code, name }) => code.toLowerCase() === normalized || name.toLowerCase() === normalized,
  );
}

/** Whether the postal code can be in the state. True if we have no data about the state. */
export function fitsState(country: string, state: string, postalCode: string): boolean {
  const known = states[country]?.find(({ code }) => code === state);
  return known === undefined || new RegExp(`^(${known.postalCodes})`).test(postalCode);
}
