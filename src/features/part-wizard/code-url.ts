import { languagePrefix } from '#src/format/language-prefix.ts';
import { withAddOns } from './wizard-state.ts';

/** Contains the code and the add-ons, not the criteria the visitor entered. */
export const codeUrl = (code: string, addOns: string[]) =>
  `${window.location.origin}${languagePrefix}/part-wizard?${withAddOns(new URLSearchParams({ code }), addOns)}`;
