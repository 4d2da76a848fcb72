/**
 * The direction of imports: app → routes → features → ui | outbox | documents | search | part-wizard | cache | api →
 * contract | format → messages, and sw → outbox | documents | search | api | contract. In the backend: demo → api → platform and
 * site → platform, and the domains of api in the order of the list below. `npm run check` proves it;
 * tests/architecture.test.ts proves that it reads the files.
 */

/** What this project exists for: nothing in it knows a screen. */
const ours = ['outbox', 'documents', 'search', 'part-wizard'];

/** What each part of src may import beside itself and packages. */
const mayImport = {
  app: ['routes', 'features', 'ui', ...ours, 'cache', 'api', 'contract', 'format', 'messages'],
  routes: ['features', 'ui', ...ours, 'cache', 'api', 'contract', 'format', 'messages'],
  features: ['ui', ...ours, 'cache', 'api', 'contract', 'format', 'messages'],
  outbox: ['cache', 'api', 'contract', 'format', 'messages'],
  documents: ['cache', 'api', 'contract', 'format', 'messages'],
  search: ['contract', 'format', 'messages'],
  'part-wizard': ['contract', 'format', 'messages'],
  cache: ['api', 'contract', 'format', 'messages'],
  api: ['contract', 'format', 'messages'],
  ui: ['contract', 'format', 'messages'],
  format: ['contract', 'messages'],
  contract: ['messages'],
  messages: [],
};

const direction = Object.entries(mayImport).map(([part, others]) => ({
  name: `${part}-imports-only-what-is-below`,
  severity: 'error',
  comment: `src/${part} may import ${others.length > 0 ? others.join(', ') : 'no other part'}.`,
  from: { path: `^src/${part}/` },
  to: { path: '^src/', pathNot: `^src/(${[part, ...others].join('|')})/` },
}));

/** The backend's domains: each may import those above it, so that there are no cycles. */
export const domains = [
  ...'address document human-check attachment market product email-picture product-category catalogue redirect'.split(
    ' ',
  ),
  ...'shipping-zone shop-setting tax-rate translation instrument search setting'.split(' '),
  ...'account second-factor form part-wizard cart contact-form service-request'.split(' '),
  ...'pricing quote order payment checkout'.split(' '),
];

const backendDirection = [
  ...domains.map((domain, index) => ({
    name: `cms-${domain}-imports-only-domains-above`,
    severity: 'error',
    comment: `A domain that must react to ${domain} registers with it, as those with personal data do with the account.`,
    from: { path: `^cms/src/api/${domain}/` },
    to: { path: '^cms/src/api/', pathNot: `^cms/src/api/(${domains.slice(0, index + 1).join('|')})/` },
  })),
  {
    name: 'cms-domains-are-listed',
    severity: 'error',
    comment: 'Add the folder to the list of domains in this file.',
    from: { path: '^cms/src/api/([^/]+)/', pathNot: `^cms/src/api/(${domains.join('|')})/` },
    to: { path: '^cms/src/api/', pathNot: '^cms/src/api/$1/' },
  },
  {
    name: 'cms-api-imports-only-platform',
    severity: 'error',
    from: { path: '^cms/src/api/' },
    to: { path: '^cms/src/', pathNot: '^cms/src/(api|platform)/' },
  },
  {
    name: 'cms-site-imports-only-platform',
    severity: 'error',
    from: { path: '^cms/src/site/' },
    to: { path: '^cms/src/', pathNot: '^cms/src/(site|platform)/' },
  },
  {
    name: 'cms-imports-nothing-of-the-demo',
    severity: 'error',
    comment: 'cms/demo can be deleted. The backend loads it at run time if it is there.',
    from: { path: '^(cms/(src|config|tests)|src|sw|tests|scripts)/' },
    to: { path: '^cms/demo/' },
  },
  {
    name: 'cms-platform-imports-no-domain',
    severity: 'error',
    from: { path: '^cms/src/platform/' },
    to: { path: '^cms/src/', pathNot: '^cms/src/platform/' },
  },
];

const forbidden = [
  ...direction,
  ...backendDirection,
  {
    name: 'features-do-not-import-features',
    severity: 'error',
    comment: 'A route puts features together.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'site-and-cms-meet-only-on-the-wire',
    severity: 'error',
    comment:
      'Except for single files that import nothing, so that money, units, numbers, addresses and serial numbers are the same on both sides.',
    from: { path: '^(src|sw)/' },
    to: {
      path: '^(cms|scripts|tests)/',
      pathNot:
        '^cms/src/platform/(money/money|units/(us-)?units|content/(local-number|serial-number)).ts$|^cms/src/platform/content/address-formats.json$',
    },
  },
  {
    name: 'cms-does-not-import-the-site',
    severity: 'error',
    from: { path: '^cms/', pathNot: '^cms/demo/tests/' },
    to: { path: '^(src|sw|tests|scripts)/' },
  },
  {
    name: 'scripts-run-before-anything-is-installed',
    severity: 'error',
    comment: 'What npm start and npm test begin with knows Node alone.',
    from: { path: '^scripts/((commands|setup|stages|terminal)/|[^/]+$)' },
    to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional'], dynamic: false },
  },
  {
    name: 'worker-never-imports-react',
    severity: 'error',
    from: { path: '^sw/' },
    to: {
      path: '(^|/)node_modules/(react|react-dom|react-router|react-router-dom)/|^src/(app|routes|features|ui)/',
    },
  },
  {
    name: 'data-shapes-know-no-screen',
    severity: 'error',
    from: {
      path: '^src/(contract|format|api|outbox|documents|search|part-wizard)/',
      pathNot: '\\.tsx$|use-[a-z-]+\\.ts$',
    },
    to: { path: '(^|/)node_modules/(react|react-dom|react-router|react-router-dom|lucide-react)/' },
  },
  {
    name: 'ui-draws-and-never-fetches',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: { path: '(^|/)node_modules/@tanstack/' },
  },
  {
    name: 'site-runs-in-a-browser',
    severity: 'error',
    comment: 'All but the entry that the server loads.',
    from: { path: '^(src|sw)/', pathNot: '\\.test\\.tsx?$|^src/app/entry-server\\.tsx$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'nothing-shipped-comes-from-development-packages',
    severity: 'error',
    from: { path: '^(src|sw)/', pathNot: '\\.test\\.tsx?$' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'everything-resolves',
    severity: 'error',
    comment: 'It looks for a file of a package by its name with the query; the build finds it or fails.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\.wasm\\?url$' },
  },
];

export default {
  forbidden,
  options: {
    // TypeScript 6: version 7 has no parser API, and the swc parser reads no JSX. Without a parser no rule would fail.
    parser: 'tsc',
    doNotFollow: { path: 'node_modules' },
    // The pictures have a package of their own, installed only by who renders them.
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/|^cms/demo/pictures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
