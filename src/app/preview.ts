/** An editor's draft is never kept. */
export const isPreview = () => new URLSearchParams(window.location.search).has('preview');
