import { publicPath } from '#src/format/site-paths.ts';
import { withAddOns } from './wizard-state.ts';

/** Contains the code and the add-ons, not the criteria the visitor entered. */
export const codeUrl = (code: string, addOns: string[]) =>
  window.location.origin + publicPath(`/part-wizard?${withAddOns(new URLSearchParams({ code }), addOns)}`);
