/** The maximum page size of the backend (fixed by the customer). */
export const maxPageSize = 250;
