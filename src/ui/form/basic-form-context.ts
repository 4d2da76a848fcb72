import { createContext } from 'react';

/**
 * Returns the value of a field by its name. Only in forms that are rendered to work without JavaScript: elsewhere,
 * react-hook-form fills in the fields.
 */
export const BasicFormContext = createContext<((name: string) => string) | null>(null);

/**
 * Returns the initial value of a field by its name. Only while the server renders a form that react-hook-form fills in later
 * in the browser.
 */
export const ServedValuesContext = createContext<((name: string) => string) | null>(null);

/** The id of a field in a form that works without JavaScript, for links to it. */
export const basicFieldId = (name: string) => `field-${name}`;
