const config = { auth: false };
const search = { path: '/search/indexes/:uid/search', handler: 'search.search', config };

// The search endpoint of Meilisearch, and three of our own.
export default {
  routes: [
    { method: 'GET', ...search },
    { method: 'POST', ...search },
    { method: 'POST', path: '/search/no-results', handler: 'search.noResults', config },
    { method: 'GET', path: '/search/documents', handler: 'search.documents', config },
    { method: 'GET', path: '/search/suggestions', handler: 'search.suggestions', config },
  ],
};
