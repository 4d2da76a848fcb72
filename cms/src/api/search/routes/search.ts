const config = { auth: false };
const answer = { path: '/search/:path*', handler: 'search.answer', config };

// Meilisearch's URLs under /api/search, and two of our own.
export default {
  routes: [
    { method: 'GET', path: '/search/documents', handler: 'search.documents', config },
    { method: 'GET', path: '/search/suggestions', handler: 'search.suggestions', config },
    ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, ...answer })),
  ],
};
