// @ts-check
import { segmentsOf } from './path-segments.mjs';

/**
 * Shared modules in a few chunks: the loader, the code of every page, the parsers of API responses, and the parts that
 * many pages load late. Dozens of small chunks would compress badly and each need a request.
 * @param {string} language
 */
export const sharedChunks = (language) => [...inEveryLanguage, languagesChunk(language)];

const inEveryLanguage = [
  {
    name: 'loader',
    test: /vite\/preload-helper|src\/app\/(delay|after-first-input|first-input|import-with-scripts|preview|until-success)|src\/format\/(once|language-frame|site-languages)/,
    priority: 4,
  },
  {
    name: 'shared',
    test: /src\/(ui(?!\/(as-of|document-list|download-file|fact|form|icon-button|json-ld|offer|page-links|product-card|rich-text|scroll-table|tile|undo-bar|unit-choice(-placeholder)?|url-fields|use-(delivery-dates|ship-date)|video-player))|api(?!\/(in-steps|probe|request-as-user|request-pages|search))|format(?!\/(address-lines|card-brand|country|deliveries-text|document-(editions|url)|edit-distance|expected-|facet-units|figure-in|order-dispatch|parameter-name|part-number|preferred-units|service-|ship-|site-languages|typed-number|units|url-in)))\/|cache\/query-client|contract\/money|platform\/money|compare\/compare(d|-toggle)|save-documents|features\/site\/footer-view\.module|features\/(?!cart|catalogue|certificates|checkout|orders|account|auth|contacts|home|news|pages|part-wizard|service-status|videos|viewer)[a-z-]+\/queries\.ts$/,
    priority: 3,
  },
  {
    name: 'catalogue',
    test: /features\/catalogue\/(category-(head|view)|columns|compound-words|facet(s|-form-id)|filter-(panel|urls)|product-(row|table)|shared-name|ship-delay|sort|toolbar|view)|features\/cart\/row-purchase/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'units',
    test: /src\/format\/(facet-units|figure-in|parameter-name|typed-number|units)/,
    priority: 3,
  },
  {
    // What the parsers of all pages share.
    name: 'parser',
    test: /node_modules\/valibot\/|src\/contract\/(add-ons|failure|link|media|strapi)\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    // What is on the device and sent from it.
    name: 'device-contract',
    test: /src\/contract\/(availability|cart|lifecycles|line-change|outbox|saved-configuration|session)\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'catalogue-contract',
    test: /src\/contract\/(category|document|product|product-safety|rich-text|seo)\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'contract',
    test: /src\/contract\/(?!add-on-prices|draft|entry-urls|filter-names|forms\/|instrument|language-message|menu-families|part-wizard|wizard-translations)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'database',
    test: /src\/cache\/(device-store|page-transactions|(contract|data)-version|market-code)|node_modules\/idb-keyval/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'documents',
    test: /src\/documents(?!\/(current|free-storage|pdf))/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'sending',
    test: /src\/(outbox\/(send-|background|badge|human-check|outcome|replay|server-time|start\.|submit\.|upload)|app\/outbox\/)|node_modules\/altcha-lib/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'packages',
    test: /node_modules\/(?!@strapi|@stripe|meilisearch|workbox|idb-keyval|@tanstack\/query-(persist|sync)|.*(useQ|q)ueries|.*(useMutation|mutationObserver)|pdfjs-dist|barcode-detector|three\/|zxing-wasm|uqr|altcha-lib|libphonenumber-js|react-hook-form|prop-types|react-is|object-assign|stdnum)/,
    priority: 1,
  },
  {
    name: 'device',
    test: /src\/(outbox(?!\/(owner|saved-on-device|started|use-draft-files))|api\/request-as-user|features\/(auth\/((verify|restore|stored)-)?session\.|auth\/account-badge|cart\/(cart-badge|use-cart|cart-query|shown-cart|overlay|estimate)|outbox\/pending-badge))/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  {
    name: 'form',
    // Not what few forms use, nor the styles, which pages without a form use too.
    test: /src\/ui\/form\/(?!form\.module|new-password-field|send-link-form)|node_modules\/react-hook-form/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  {
    name: 'search',
    test: /features\/search\/(recent-searches|saved-texts|highlighted-text|kinds|source|search-url|search-query|submit-search)\./,
    priority: 0,
    includeDependenciesRecursively: false,
  },
];

/**
 * What links to the other languages need, which are rendered late. Pages in English need `path-segments` for nothing else.
 * @param {string} language
 */
const languagesChunk = (language) => ({
  name: 'languages',
  test: segmentsOf(language)
    ? /src\/(format\/url-in|features\/site\/site-languages)/
    : /src\/(format\/(url-in|path-segments)|features\/site\/site-languages)/,
  priority: 5,
  includeDependenciesRecursively: false,
});
