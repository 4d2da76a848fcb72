/** Parameters that open a code, an instrument's options or a form. */
const otherViews = ['code', 'family', 'ask', 'entry'];

/** Whether the part wizard shows its criteria and the matching instruments, which the server renders too. */
export const isInstrumentFinder = (search: URLSearchParams) => !otherViews.some((name) => search.has(name));
