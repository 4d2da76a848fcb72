import { createContext } from 'react';
import type { Say } from '#src/contract/wizard-translations.ts';

/** Translates names and values that the criteria contain as they are stored. */
export const SayContext = createContext<Say>((text) => text);
