/** Drafts in preview are never cached. */
export const isPreview = () => new URLSearchParams(window.location.search).has('preview');
