/** The id of the element around the form in the server's HTML. */
export const facetFormId = 'facet-form';
