/** Drafts in preview are never cached. */
export const isPreview = (search = new URLSearchParams(window.location.search)) => search.has('preview');
